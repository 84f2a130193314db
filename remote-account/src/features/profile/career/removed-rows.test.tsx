import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearUserData } from '@skora/shared/storage-keys';
import { fill, resetSession, signInAs } from '@skora/shared/testing';
import EditProfilePage from '../../../routes/edit-profile';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { renderView } from '../../../lib/testing/render-view';

beforeEach(() => {
  signInAs({ uid: 'mara', displayName: 'Mara Fictiva' });
  clearUserData();
});
afterEach(resetSession);

const FIRST = 'profiles/mara/career/1';
const SECOND = 'profiles/mara/career/2';
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const team = () => screen.getByLabelText(/^Team/);

/** Types a team of a club, does not save it, and removes the club. */
async function removeWithTeam() {
  const documents = memoryDocuments({
    [SECOND]: { club: 'Northfield Rovers', from: '2023-08', revision: 1 },
  });
  renderView(<EditProfilePage />, documents, '/settings/edit-profile?section=career');
  await press('Edit Northfield Rovers');
  await user.type(team(), 'U17');
  await press('Remove Northfield Rovers');
  expect(await screen.findByText('Removed: Northfield Rovers.')).toBeVisible();
  expect(screen.queryByLabelText(/^Team/)).not.toBeInTheDocument();
  return documents;
}

async function addClub(name: string) {
  await press('Add a club');
  await fill(user, screen.getByLabelText(/^Club/), name);
  await user.type(screen.getByLabelText(/^From/), '2021-08');
  await press('Save');
  await waitFor(() => expect(screen.queryByLabelText(/^Club/)).not.toBeInTheDocument());
}

test('what was typed about a removed club is not about the next one', async () => {
  const documents = await removeWithTeam();
  await addClub('Southport United');
  await addClub('Lakeside');
  expect(documents.stored.get(SECOND)).toMatchObject({ club: 'Lakeside' });
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});

test('a club that is brought back has it again, in its place', async () => {
  const documents = await removeWithTeam();
  await press('Undo');
  expect(await screen.findByText('Not saved yet')).toBeVisible();
  expect(documents.stored.get(SECOND)).toMatchObject({ club: 'Northfield Rovers' });
  expect(documents.stored.has(FIRST)).toBe(false);
  await press('Edit Northfield Rovers');
  expect(team()).toHaveValue('U17');
});
