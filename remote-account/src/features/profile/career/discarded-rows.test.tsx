import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearUserData } from '@skora/shared/storage-keys';
import { fill, resetSession, signInAs } from '@skora/shared/testing';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { renderView } from '../../../lib/testing/render-view';
import EditProfilePage from '../../../routes/edit-profile';

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  signInAs({ uid: 'mara', displayName: 'Mara Fictiva' });
  clearUserData();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  resetSession();
});

async function typeHonour() {
  await fill(user, screen.getByLabelText(/^What/), 'Regional cup');
  await user.type(screen.getByLabelText(/^Year/), '2024');
}

/** Adds an honour that is stored although its answer gets lost, and takes back what is typed. */
async function discardAfterLostAnswer() {
  const documents = memoryDocuments();
  const { commit } = documents;
  documents.commit = async (writes) => {
    documents.commit = commit;
    await commit(writes);
    throw new TypeError('Failed to fetch');
  };
  renderView(<EditProfilePage />, documents, '/settings/edit-profile?section=honours');
  await press('Add an honour');
  await typeHonour();
  await press('Save');
  expect(await screen.findByText(/^We could not save it/)).toBeVisible();
  await press('Undo changes');
  return {
    honours: () => [...documents.stored.keys()].filter((path) => /\/honours\/[^/]+$/.test(path)),
  };
}

const isClosed = () => waitFor(() => expect(screen.queryByLabelText(/^What/)).not.toBeInTheDocument());

test.each([false, true])(
  'an honour like a discarded one is one of its own; closed between: %s',
  async (closed) => {
    const { honours } = await discardAfterLostAnswer();
    if (closed) {
      await press('Close');
      await press('Add an honour');
    }
    await typeHonour();
    await press('Save');
    await isClosed();
    expect(honours()).toHaveLength(2);
  },
);

test('an honour that is brought back after it was discarded is stored once', async () => {
  const { honours } = await discardAfterLostAnswer();
  await press('Bring back what I typed');
  await press('Save');
  await isClosed();
  expect(honours()).toHaveLength(1);
});
