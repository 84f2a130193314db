import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession } from '@skora/shared/testing';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { MATCH, played } from './testing/played-match';
import { LAST_WEEK, openWeek, sheet, signInWithoutDrafts, WEEK_ID } from './testing/week-page';

const SESSION = `profiles/mara/trainings/${WEEK_ID}-1`;
const DAY = `profiles/mara/wellness/${WEEK_ID}-1`;
const session = { monday: LAST_WEEK?.monday, day: 2, type: 'gym', minutes: 40, rpe: 5, revision: 1 };
const told = { monday: LAST_WEEK?.monday, day: 1, sleepHours: 8, mood: 4 };

beforeEach(signInWithoutDrafts);
afterEach(resetSession);

const KINDS = [
  { tab: /^Match/, path: MATCH, stored: played, row: 'Northfield Rovers', group: 'Minutes', choice: '60' },
  { tab: /^Training/, path: SESSION, stored: session, row: 'Gym', group: 'Minutes', choice: '45' },
  { tab: /^How I felt/, path: DAY, stored: told, row: 'Monday', group: 'Mood', choice: '5' },
];

/** Begins to change a stored row and closes its sheet. */
async function begin({ tab, path, stored, row, group, choice }: (typeof KINDS)[number]) {
  const user = userEvent.setup();
  const { documents } = openWeek(memoryDocuments({ [path]: stored }));
  const panel = () => within(screen.getByRole('tabpanel', { name: tab }));
  const press = (name: RegExp) => user.click(panel().getByRole('button', { name }));
  const change = () => press(new RegExp(`^(Change|Correct) ${row}`));
  const chosen = () =>
    within(sheet().getByRole('group', { name: group })).getByRole('radio', { name: choice });
  await user.click(screen.getByRole('tab', { name: tab }));
  await change();
  await user.click(chosen());
  await user.click(sheet().getByRole('button', { name: 'Close' }));
  expect(panel().getByText(/^You began to change/)).toBeVisible();
  return { documents, panel, press, change, chosen };
}

test.each(KINDS)(
  'what was typed about a removed row is not in the next one of its place: $row',
  async (kind) => {
    const { documents, panel, press, change, chosen } = await begin(kind);
    await press(/^Remove /);
    await press(/^Yes, remove /);
    await waitFor(() => expect(panel().queryByText(/^You began to change/)).not.toBeInTheDocument());
    await act(() => documents.write(kind.path, { ...kind.stored, revision: 4 }));
    expect(panel().queryByText(/^You began to change/)).not.toBeInTheDocument();
    await change();
    expect(chosen()).not.toBeChecked();
  },
);

test.each(KINDS)('what was typed about a row that another device removed stays: $row', async (kind) => {
  const { documents, panel } = await begin(kind);
  await act(() => documents.remove(kind.path));
  expect(panel().getByText(/^You began to change/)).toBeVisible();
});
