import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearUserData } from '@skora/shared/storage-keys';
import { resetSession, signInAs } from '@skora/shared/testing';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { renderView } from '../../../lib/testing/render-view';
import { TestForm } from './test-form';

const user = userEvent.setup();
const online = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  signInAs({ uid: 'mara' });
  clearUserData();
  online.mockReturnValue(true);
});
afterEach(resetSession);
afterAll(() => online.mockRestore());

function open(documents = memoryDocuments()) {
  renderView(<TestForm position="RW" measuresFrom="2020-01-01" onSaved={() => undefined} />, documents);
  return documents;
}
const readValues = ({ stored }: ReturnType<typeof memoryDocuments>) =>
  [...stored].filter(([path]) => path.includes('/statEntries/')).map(([, { values }]) => values);

function type(seconds: string) {
  fireEvent.click(screen.getByRole('radio', { name: /^Sprint 30 m/ }));
  fireEvent.change(screen.getByLabelText(/^Your result/), { target: { value: seconds } });
  fireEvent.change(screen.getByLabelText('How was it measured?'), { target: { value: 'hand' } });
}
const save = () => user.click(screen.getByRole('button', { name: 'Save and continue' }));

test('a first test that waited for a connection is saved when the page is opened anew', async () => {
  online.mockReturnValue(false);
  const documents = open();
  type('4.5');
  await save();
  expect(await screen.findByText('You are offline')).toBeVisible();
  cleanup();
  online.mockReturnValue(true);
  open(documents);
  await waitFor(() => expect(readValues(documents)).toEqual([{ sprint30: 4.5 }]));
});

test('an unusual result that was confirmed is no problem any more, and the focus is at its field', async () => {
  const documents = open();
  type('3.6');
  await save();
  const field = screen.getByLabelText(/^Your result/);
  expect(field).toHaveAccessibleDescription(/confirm that it is right/);
  await user.click(screen.getByRole('button', { name: 'Yes, 3.6 s is right' }));
  expect(field).not.toHaveAccessibleDescription(/confirm that it is right/);
  expect(field).toHaveFocus();
  await save();
  await waitFor(() => expect(readValues(documents)).toEqual([{ sprint30: 3.6 }]));
});
