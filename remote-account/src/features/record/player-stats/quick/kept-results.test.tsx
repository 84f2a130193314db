import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearUserData } from '@skora/shared/storage-keys';
import { addNativeDialog, resetSession, signInAs } from '@skora/shared/testing';
import { NoAnswer } from '@skora/shared/utils';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';
import { renderView } from '../../../../lib/testing/render-view';
import PlayerStats from '../../../../routes/player-stats';

beforeEach(() => {
  addNativeDialog();
  signInAs({ uid: 'mara' });
  clearUserData();
});
afterEach(resetSession);

const user = userEvent.setup();
const sheet = () => within(screen.getByRole('dialog', { name: 'Add one result' }));
const choose = (name: string) => user.selectOptions(sheet().getByLabelText('Test'), name);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const save = () => press('Save result');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const height = () => sheet().getByLabelText('Height (cm)');
const weight = () => sheet().getByLabelText('Weight (kg)');
const jump = () => sheet().getByLabelText('Standing long jump (cm)');
const proof = () => sheet().getByLabelText('Link to a video or report');

function open() {
  const documents = memoryDocuments({ 'profiles/mara': { displayName: 'Mara', primaryPosition: 'RW' } });
  renderView(<PlayerStats />, documents, '/settings/player-stats?add=test');
  const readValues = () =>
    [...documents.stored].filter(([path]) => path.includes('/statEntries/')).map(([, { values }]) => values);
  return { documents, readValues };
}

test('what is typed for another test is still there after one was saved', async () => {
  const { documents, readValues } = open();
  await choose('Height');
  await user.type(height(), '172');
  await choose('Standing long jump');
  await user.type(jump(), '201');
  await save();
  await closed();
  expect(readValues()).toEqual([{ sbjCm: 201 }]);
  await press('Continue your result');
  expect(height()).toHaveValue('172');
  await choose('Standing long jump');
  expect(jump()).toHaveValue('');
  await choose('Height');
  await save();
  await closed();
  expect(readValues()).toEqual([{ sbjCm: 201 }, { heightCm: 172 }]);
  expect(screen.getByRole('button', { name: 'Add one result' })).toBeVisible();
  expect(documents.stored.get('profiles/mara')).toMatchObject({ heightCm: 172 });
});

test('a result whose answer was lost is stored once, though another one was saved before it was sent again', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const { documents, readValues } = open();
  const { commit } = documents;
  documents.commit = async (writes) => {
    documents.commit = commit;
    await commit(writes);
    throw new NoAnswer('Saving took longer than 10000 ms');
  };
  await choose('Height');
  await user.type(height(), '172');
  await save();
  expect(await sheet().findByText('Not saved yet')).toBeVisible();
  await choose('Standing long jump');
  await user.type(jump(), '201');
  await save();
  await closed();
  await press('Continue your result');
  await save();
  await closed();
  expect(readValues()).toEqual([{ heightCm: 172 }, { sbjCm: 201 }]);
});

test('the same result a second time is a result of its own', async () => {
  const { readValues } = open();
  await choose('Standing long jump');
  await user.type(jump(), '201');
  await save();
  await closed();
  await press('Add one result');
  expect(sheet().queryByText('There is nothing to save')).not.toBeInTheDocument();
  await user.type(jump(), '201');
  await save();
  await closed();
  expect(readValues()).toEqual([{ sbjCm: 201 }, { sbjCm: 201 }]);
});

test('what is typed while a result is on its way stays, in the sheet', async () => {
  const { documents, readValues } = open();
  const { commit } = documents;
  let answer: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  documents.commit = (writes) => answered.then(() => commit(writes));
  await choose('Standing long jump');
  await user.type(jump(), '201');
  await save();
  await user.clear(jump());
  await user.type(jump(), '210');
  await act(async () => answer?.());
  await waitFor(() => expect(readValues()).toEqual([{ sbjCm: 201 }]));
  expect(jump()).toHaveValue('210');
  await save();
  await closed();
  expect(readValues()).toEqual([{ sbjCm: 201 }, { sbjCm: 210 }]);
});

test('a proof goes with its result, and stays for another one of the same test', async () => {
  open();
  await choose('Height');
  await user.type(height(), '172');
  await choose('Weight');
  await user.type(weight(), '61');
  await user.type(proof(), 'https://video.example/1');
  await choose('Standing long jump');
  await user.type(jump(), '201');
  await choose('Weight');
  await save();
  await closed();
  await press('Continue your result');
  expect(proof()).toHaveValue('https://video.example/1');
  await choose('Height');
  await save();
  await closed();
  await press('Continue your result');
  expect(proof()).toHaveValue('');
  await choose('Standing long jump');
  expect(jump()).toHaveValue('201');
});
