import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWeeks } from '@skora/football';
import { clearUserData } from '@skora/shared/storage-keys';
import { resetSession, signInAs } from '@skora/shared/testing';
import WeeklyStats from '../../routes/weekly-stats';
import { renderView } from '../../testing/render-view';
import { memoryDocuments } from '../documents/memory-documents';

// Whole pages with many fields: slow on a busy machine.
jest.setTimeout(30_000);

const ID = openWeeks(new Date())[1]?.id ?? '';

beforeEach(() => {
  signInAs({ uid: 'mara' });
  clearUserData();
});
afterEach(resetSession);

function open() {
  const documents = memoryDocuments({ 'profiles/mara': { displayName: 'Mara', primaryPosition: 'RW' } });
  return { documents, ...renderView(<WeeklyStats />, documents, `/settings/add-weekly-stats?week=${ID}`) };
}

test('a day is noted, changed and removed for good', async () => {
  const user = userEvent.setup();
  const { documents } = open();
  const days = within(screen.getByRole('region', { name: 'How you felt' }));
  const path = `profiles/mara/wellness/${ID}-2`;
  await user.selectOptions(days.getByLabelText('Day'), '2');
  await user.click(days.getByRole('button', { name: 'Save day' }));
  expect(days.getByLabelText('Sleep (hours)')).toHaveAccessibleDescription(/at least one thing/);
  await user.type(days.getByLabelText('Sleep (hours)'), '15');
  await user.click(days.getByRole('button', { name: 'Save day' }));
  expect(days.getByLabelText('Sleep (hours)')).toHaveAccessibleDescription(/from 0 to 14/);
  await user.clear(days.getByLabelText('Sleep (hours)'));
  await user.type(days.getByLabelText('Sleep (hours)'), '8,5');
  await user.selectOptions(days.getByLabelText('Mood'), '4');
  await user.click(days.getByRole('button', { name: 'Save day' }));
  await waitFor(() => expect(documents.stored.get(path)).toMatchObject({ sleepHours: 8.5, mood: 4, day: 2 }));
  await user.click(await days.findByRole('button', { name: /^Remove Tuesday/ }));
  await user.click(days.getByRole('button', { name: /^Yes, remove Tuesday/ }));
  await waitFor(() => expect(documents.stored.has(path)).toBe(false));
});
