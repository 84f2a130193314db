import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { resetSession } from '@skora/shared/testing';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { MATCH, played } from './testing/played-match';
import { LAST_WEEK, openWeek, sheet, signInWithoutDrafts, WEEK_ID } from './testing/week-page';

const SESSION = `profiles/mara/trainings/${WEEK_ID}-1`;
const DAY = `profiles/mara/wellness/${WEEK_ID}-1`;

const week = () =>
  memoryDocuments({
    [MATCH]: played,
    [SESSION]: { monday: LAST_WEEK?.monday, day: 2, type: 'gym', minutes: 40, rpe: 5 },
    [DAY]: { monday: LAST_WEEK?.monday, day: 1, sleepHours: 8, mood: 4 },
  });

const online = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  signInWithoutDrafts();
  online.mockReturnValue(true);
});
afterEach(resetSession);
afterAll(() => online.mockRestore());

interface Kind {
  tab: RegExp;
  change: RegExp;
  /** A group of the sheet, and what is chosen in it. */
  choice: [group: string, name: string];
  what: RegExp;
}

const MATCHES: Kind = {
  tab: /^Match/,
  change: /^Correct Northfield Rovers/,
  choice: ['Minutes', '60'],
  what: /change.* the match against Northfield Rovers\b/,
};
const TRAINING: Kind = {
  tab: /^Training/,
  change: /^Correct Gym/,
  choice: ['Minutes', '45'],
  what: /change.* Gym, Tuesday/,
};
const DAYS: Kind = {
  tab: /^How I felt/,
  change: /^Change Monday/,
  choice: ['Mood', '5'],
  what: /change.* Monday/,
};

const panel = ({ tab }: Kind) => within(screen.getByRole('tabpanel', { name: tab }));
const press = (user: UserEvent, name: string) => user.click(sheet().getByRole('button', { name }));
const chosen = ({ choice: [group, name] }: Kind) =>
  within(sheet().getByRole('group', { name: group })).getByRole('radio', { name });
const goOn = (user: UserEvent, kind: Kind) =>
  user.click(panel(kind).getByRole('button', { name: /^Continue your change of/ }));

/** Changes a stored row in its sheet, which stays open. */
async function begin(user: UserEvent, kind: Kind) {
  await user.click(screen.getByRole('tab', { name: kind.tab }));
  await user.click(panel(kind).getByRole('button', { name: kind.change }));
  await user.click(chosen(kind));
}

test.each([
  ['match', MATCHES],
  ['session', TRAINING],
  ['day', DAYS],
])('a change of a %s that was begun is told on the page, after a reload too', async (_name, kind) => {
  const user = userEvent.setup();
  const { documents } = openWeek(week());
  await begin(user, kind);
  await press(user, 'Close');
  expect(panel(kind).getByText(kind.what)).toHaveTextContent(/^You began to .* not saved yet\.$/);
  cleanup();
  openWeek(documents);
  await user.click(screen.getByRole('tab', { name: kind.tab }));
  expect(panel(kind).getByText(kind.what)).toBeVisible();
  await goOn(user, kind);
  expect(chosen(kind)).toBeChecked();
  await press(user, 'Close');
  expect(panel(kind).getByRole('button', { name: /^Continue your change of/ })).toHaveFocus();
  await goOn(user, kind);
  await press(user, 'Discard it');
  expect(panel(kind).queryByText(kind.what)).not.toBeInTheDocument();
  expect(panel(kind).getByRole('heading', { level: 2 })).toHaveFocus();
});

test('a change of a day that waits for the connection says so on the page', async () => {
  const user = userEvent.setup();
  openWeek(week());
  await begin(user, DAYS);
  online.mockReturnValue(false);
  await press(user, 'Save day');
  await press(user, 'Close');
  expect(panel(DAYS).getByText('You are offline')).toBeVisible();
  expect(panel(DAYS).getByText(DAYS.what)).toHaveTextContent(/kept on this device and saved as soon as/);
});

test('a correction that is sent without its sheet and meets a newer one says that it is not saved', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const user = userEvent.setup();
  const { documents } = openWeek(week());
  await begin(user, MATCHES);
  online.mockReturnValue(false);
  await press(user, 'Save match');
  cleanup();
  await act(() => documents.write(MATCH, { ...played, minutes: 45, revision: 3 }));
  online.mockReturnValue(true);
  openWeek(documents);
  expect(await panel(MATCHES).findByText('Not saved yet')).toBeVisible();
  expect(panel(MATCHES).getByText(MATCHES.what)).toHaveTextContent(/^We could not save/);
  expect(documents.stored.get(MATCH)).toMatchObject({ minutes: 45 });
  await goOn(user, MATCHES);
  expect(sheet().getByText('This was changed in another tab or on another device')).toBeVisible();
  expect(chosen(MATCHES)).toBeChecked();
});
