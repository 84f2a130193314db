import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearUserData } from '@skora/shared/storage-keys';
import { addNativeDialog, resetSession, signInAs } from '@skora/shared/testing';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';
import { renderView } from '../../../../lib/testing/render-view';
import PlayerStats from '../../../../routes/player-stats';

const user = userEvent.setup();
const online = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  addNativeDialog();
  signInAs({ uid: 'mara' });
  clearUserData();
  online.mockReturnValue(false);
});
afterEach(resetSession);
afterAll(() => online.mockRestore());

async function connect() {
  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
}

const sheet = () => within(screen.getByRole('dialog', { name: 'Add one result' }));
const choose = (name: string) => user.selectOptions(sheet().getByLabelText('Test'), name);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const jump = () => sheet().getByLabelText('Standing long jump (cm)');

function open(documents = memoryDocuments({ 'profiles/mara': { displayName: 'Mara' } })) {
  renderView(<PlayerStats />, documents, '/settings/player-stats?add=test');
  const readValues = () =>
    [...documents.stored].filter(([path]) => path.includes('/statEntries/')).map(([, { values }]) => values);
  return { documents, readValues };
}

/** Types a result and saves it, which waits. */
async function jumpOffline(cm: string) {
  await choose('Standing long jump');
  await user.type(jump(), cm);
  await press('Save result');
  expect(await sheet().findByText('You are offline')).toBeVisible();
}

test('a discarded result is not saved when the connection is back', async () => {
  const { readValues } = open();
  await jumpOffline('201');
  await press('Discard it');
  await connect();
  expect(readValues()).toEqual([]);
});

test('a waiting result is saved as it was corrected', async () => {
  const { readValues } = open();
  await jumpOffline('201');
  await user.clear(jump());
  await user.type(jump(), '210');
  await connect();
  await waitFor(() => expect(readValues()).toEqual([{ sbjCm: 210 }]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('two results of two tests are both saved, and what was only typed is not', async () => {
  const { readValues } = open();
  await choose('Height');
  await user.type(sheet().getByLabelText('Height (cm)'), '17');
  await jumpOffline('201');
  await choose('Weight');
  await user.type(sheet().getByLabelText('Weight (kg)'), '61');
  await press('Save result');
  await connect();
  await waitFor(() => expect(readValues()).toEqual([{ sbjCm: 201 }, { weightKg: 61 }]));
  expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue your result' })).toBeVisible();
});

test('a result that waited is saved when the page is opened anew', async () => {
  const { documents } = open();
  await jumpOffline('201');
  cleanup();
  online.mockReturnValue(true);
  const { readValues } = open(documents);
  await waitFor(() => expect(readValues()).toEqual([{ sbjCm: 201 }]));
});

test('opened anew without a connection it goes on waiting', async () => {
  const { documents } = open();
  await jumpOffline('201');
  cleanup();
  const { readValues } = open(documents);
  expect(await sheet().findByText('You are offline')).toBeVisible();
  await connect();
  await waitFor(() => expect(readValues()).toEqual([{ sbjCm: 201 }]));
});
