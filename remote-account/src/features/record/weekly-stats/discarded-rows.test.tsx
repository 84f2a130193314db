import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession } from '@skora/shared/testing';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { openWeek, sheet, signInWithoutDrafts, trainings } from './testing/week-page';

beforeEach(signInWithoutDrafts);
afterEach(resetSession);

test('a session like one that was discarded after its answer got lost is a session of its own', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const user = userEvent.setup();
  const documents = memoryDocuments();
  const { commit } = documents;
  const lossy = { ...documents };
  lossy.commit = async (writes) => {
    lossy.commit = commit;
    await commit(writes);
    throw new TypeError('Failed to fetch');
  };
  openWeek(lossy, '&add=training');
  const save = async () => {
    await user.click(sheet().getByRole('radio', { name: '60' }));
    await user.click(sheet().getByRole('radio', { name: /^4, / }));
    await user.click(sheet().getByRole('button', { name: 'Save session' }));
  };
  await save();
  expect(await sheet().findByText('Not saved yet')).toBeVisible();
  await user.click(sheet().getByRole('button', { name: 'Discard it' }));
  await user.click(trainings().getByRole('button', { name: 'Add a session' }));
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(trainings().getAllByRole('button', { name: /^Correct / })).toHaveLength(2);
  jest.restoreAllMocks();
});
