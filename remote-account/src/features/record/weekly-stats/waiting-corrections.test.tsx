import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { resetSession } from '@skora/shared/testing';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { MATCH, played } from './testing/played-match';
import {
  felt,
  LAST_WEEK,
  matches,
  openWeek,
  sheet,
  signInWithoutDrafts,
  trainings,
  WEEK_ID,
} from './testing/week-page';

const SECOND = `profiles/mara/matches/${WEEK_ID}-2`;
const SESSION = `profiles/mara/trainings/${WEEK_ID}-1`;
const DAY = `profiles/mara/wellness/${WEEK_ID}-1`;

const week = () =>
  memoryDocuments({
    [MATCH]: played,
    [SECOND]: { ...played, day: 3, opponent: 'Lakeside' },
    [SESSION]: { monday: LAST_WEEK?.monday, day: 2, type: 'gym', minutes: 40, rpe: 5 },
    [DAY]: { monday: LAST_WEEK?.monday, day: 1, sleepHours: 8, mood: 4 },
  });

const online = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  signInWithoutDrafts();
  online.mockReturnValue(false);
});
afterEach(resetSession);
afterAll(() => online.mockRestore());

function connect() {
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
}

/** Chooses something in the open sheet and saves it, which waits. */
async function saveOffline(user: UserEvent, choice: HTMLElement, submit: string) {
  await user.click(choice);
  await user.click(sheet().getByRole('button', { name: submit }));
  expect(await sheet().findByText('You are offline')).toBeVisible();
  await user.click(sheet().getByRole('button', { name: 'Close' }));
}

async function correctMatch(user: UserEvent, opponent: string) {
  await user.click(matches().getByRole('button', { name: `Correct ${opponent}` }));
  await saveOffline(user, sheet().getByRole('radio', { name: '60' }), 'Save match');
}

async function correctSession(user: UserEvent) {
  await user.click(screen.getByRole('tab', { name: /^Training/ }));
  await user.click(trainings().getByRole('button', { name: /^Correct Gym/ }));
  await saveOffline(user, sheet().getByRole('radio', { name: '45' }), 'Save session');
}

async function changeDay(user: UserEvent) {
  await user.click(screen.getByRole('tab', { name: /^How I felt/ }));
  await user.click(felt().getByRole('button', { name: /^Change Monday/ }));
  const mood = within(sheet().getByRole('group', { name: 'Mood' }));
  await saveOffline(user, mood.getByRole('radio', { name: '5' }), 'Save day');
}

test('two corrections that wait for the connection are both stored', async () => {
  const user = userEvent.setup();
  const { documents } = openWeek(week());
  await correctMatch(user, 'Northfield Rovers');
  await correctMatch(user, 'Lakeside');
  connect();
  await waitFor(() => expect(documents.stored.get(SECOND)).toMatchObject({ minutes: 60 }));
  await waitFor(() => expect(documents.stored.get(MATCH)).toMatchObject({ minutes: 60 }));
});

test('a correction that is stored while another row is open leaves the sheet of that row open', async () => {
  const user = userEvent.setup();
  const { documents } = openWeek(week());
  await correctMatch(user, 'Northfield Rovers');
  await user.click(matches().getByRole('button', { name: 'Correct Lakeside' }));
  await user.click(sheet().getByRole('radio', { name: '70' }));
  connect();
  await waitFor(() => expect(documents.stored.get(MATCH)).toMatchObject({ minutes: 60 }));
  expect(sheet().getByLabelText('Opponent')).toHaveValue('Lakeside');
  expect(sheet().getByRole('radio', { name: '70' })).toBeChecked();
  expect(documents.stored.get(SECOND)).toMatchObject({ minutes: 30 });
});

test.each([
  ['match', (user: UserEvent) => correctMatch(user, 'Northfield Rovers'), MATCH, { minutes: 60 }],
  ['session', correctSession, SESSION, { minutes: 45 }],
  ['day', changeDay, DAY, { mood: 5 }],
])(
  'the correction of a %s whose tab was closed is stored without opening it',
  async (_what, correct, path, after) => {
    const user = userEvent.setup();
    const { documents } = openWeek(week());
    await correct(user);
    cleanup();
    online.mockReturnValue(true);
    openWeek(documents);
    await waitFor(() => expect(documents.stored.get(path)).toMatchObject(after));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);
