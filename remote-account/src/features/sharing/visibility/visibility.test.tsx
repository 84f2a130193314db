import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultVisibility, hiddenVisibility } from '@skora/domain';
import { clearUserData } from '@skora/shared/storage-keys';
import { resetSession, signInAs } from '@skora/shared/testing';
import EditProfilePage from '../../../routes/edit-profile';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';

beforeEach(() => {
  signInAs({ uid: 'mara', displayName: 'Mara Fictiva' });
  clearUserData();
});
afterEach(resetSession);

const PATH = 'profiles/mara/settings/visibility';

function open(adult: boolean, chosen?: Record<string, string>) {
  const documents = memoryDocuments({
    'users/mara': { privateByDefault: !adult },
    ...(chosen && { [PATH]: { fields: chosen, revision: 1 } }),
  });
  renderView(<EditProfilePage />, documents, '/settings/edit-profile?section=visibility');
  return { documents, user: userEvent.setup() };
}

const levels = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.textContent);

test('an adult begins with careful defaults and may make a part public', async () => {
  const { user, documents } = open(true);
  expect(screen.getByText('We start with careful settings')).toBeVisible();
  expect(screen.getByLabelText('Contact email')).toHaveDisplayValue('Only me');
  await user.selectOptions(screen.getByLabelText('Honours'), 'Everybody');
  await user.click(screen.getByRole('button', { name: 'Save visibility' }));
  await waitFor(() =>
    expect(documents.stored.get(PATH)).toMatchObject({
      fields: { ...defaultVisibility(true), honours: 'public' },
      revision: 1,
    }),
  );
  const everybody = screen.getByText('Everybody', { selector: 'dt' }).closest('div');
  expect(everybody).toHaveTextContent('Honours');
});

test('a minor cannot make anything public; photo and place are hidden', () => {
  open(false);
  expect(screen.getByText('Private by default')).toBeVisible();
  expect(levels('Name')).toEqual(['People with your link', 'Coaches with a coach link', 'Only me']);
  expect(levels('Contact email')).toEqual(['Only me']);
  expect(screen.getByLabelText('Photo')).toHaveDisplayValue('Only me');
  expect(screen.queryByText('Everybody', { selector: 'dt' })).toBeNull();
});

test('what a minor chose as an adult would falls back to the default', () => {
  open(false, { name: 'public', photo: 'public' });
  expect(screen.getByLabelText('Photo')).toHaveDisplayValue('Only me');
});

test('one press hides everything, and can be taken back', async () => {
  const { user, documents } = open(true, { ...defaultVisibility(true), bio: 'public' });
  await user.click(screen.getByRole('button', { name: 'Hide everything now' }));
  await waitFor(() => expect(documents.stored.get(PATH)).toMatchObject({ fields: hiddenVisibility() }));
  expect(screen.getByRole('button', { name: 'Everything is hidden' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(documents.stored.get(PATH)).toMatchObject({
      fields: { ...defaultVisibility(true), bio: 'public' },
      revision: 3,
    }),
  );
});

test('without a connection it hides everything as soon as there is one', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, documents } = open(true, { ...defaultVisibility(true), bio: 'public' });
  await user.click(screen.getByRole('button', { name: 'Hide everything now' }));
  expect(await screen.findByText('You are offline')).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(documents.stored.get(PATH)).toMatchObject({ fields: hiddenVisibility() }));
  online.mockRestore();
});
