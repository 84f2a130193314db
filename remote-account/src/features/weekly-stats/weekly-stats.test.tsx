import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearUserData } from '@skora/shared/storage-keys';
import { resetSession, signInAs } from '@skora/shared/testing';
import WeeklyStats from '../../routes/weekly-stats';
import { renderView } from '../../testing/render-view';
import { memoryDocuments } from '../documents/memory-documents';
import { openWeeks } from '@skora/football';

// Whole pages with many fields: slow on a busy machine.
jest.setTimeout(30_000);

const LAST_WEEK = openWeeks(new Date())[1];
const ID = LAST_WEEK?.id ?? '';

beforeEach(() => {
  signInAs({ uid: 'mara' });
  clearUserData();
});
afterEach(resetSession);

function open(
  documents = memoryDocuments({ 'profiles/mara': { displayName: 'Mara', primaryPosition: 'RW' } }),
) {
  return { documents, ...renderView(<WeeklyStats />, documents, `/settings/add-weekly-stats?week=${ID}`) };
}

const matches = () => within(screen.getByRole('region', { name: 'Matches' }));
const trainings = () => within(screen.getByRole('region', { name: 'Training' }));

test('a match and a session are stored in their week and add up', async () => {
  const user = userEvent.setup();
  const { documents } = open();
  await user.type(matches().getByLabelText('Opponent'), 'Northfield Rovers');
  await user.type(matches().getByLabelText('Your team’s goals'), '2');
  await user.type(matches().getByLabelText('Opponent’s goals'), '1');
  await user.type(matches().getByLabelText('Minutes'), '75');
  await user.type(matches().getByLabelText('Goals'), '1');
  await user.click(matches().getByRole('button', { name: 'Save match' }));
  await waitFor(() =>
    expect(documents.stored.get(`profiles/mara/matches/${ID}-1`)).toMatchObject({
      monday: LAST_WEEK?.monday,
      opponent: 'Northfield Rovers',
      position: 'RW',
      minutes: 75,
      numbers: { goals: 1 },
    }),
  );
  await user.type(trainings().getByLabelText('Minutes'), '90');
  await user.selectOptions(trainings().getByLabelText('Perceived effort'), '6');
  await user.click(trainings().getByRole('button', { name: 'Save session' }));
  expect(await trainings().findByText(/load 540 AU/)).toBeVisible();
  expect(matches().getByText('against Northfield Rovers')).toBeVisible();
});

test('a cross-check blocks with its message at the field', async () => {
  const user = userEvent.setup();
  const { documents } = open();
  await user.type(matches().getByLabelText('Opponent'), 'Northfield Rovers');
  await user.type(matches().getByLabelText('Your team’s goals'), '0');
  await user.type(matches().getByLabelText('Opponent’s goals'), '0');
  await user.type(matches().getByLabelText('Minutes'), '75');
  await user.type(matches().getByLabelText('Goals'), '1');
  await user.click(matches().getByRole('button', { name: 'Save match' }));
  expect(matches().getByLabelText('Goals')).toHaveAccessibleDescription(
    'You cannot score more than your team did.',
  );
  expect(documents.stored.size).toBe(1);
});

test('a goalkeeper is asked for saves, an outfield player for shots', async () => {
  const user = userEvent.setup();
  open();
  expect(matches().getByLabelText('Shots')).toBeVisible();
  await user.selectOptions(matches().getByLabelText('Position you played'), 'Goalkeeper');
  expect(matches().queryByLabelText('Shots')).not.toBeInTheDocument();
  expect(matches().getByLabelText('Saves')).toBeVisible();
});

test('what is typed while a match is being stored is not lost', async () => {
  const user = userEvent.setup();
  const documents = memoryDocuments({ 'profiles/mara': { displayName: 'Mara', primaryPosition: 'RW' } });
  let store = () => undefined as void;
  const answered = new Promise<void>((resolve) => (store = resolve));
  const { commit } = documents;
  documents.commit = (writes) => answered.then(() => commit(writes));
  open(documents);
  await user.type(matches().getByLabelText('Opponent'), 'Northfield Rovers');
  await user.type(matches().getByLabelText('Your team’s goals'), '2');
  await user.type(matches().getByLabelText('Opponent’s goals'), '1');
  await user.type(matches().getByLabelText('Minutes'), '75');
  await user.click(matches().getByRole('button', { name: 'Save match' }));
  await user.clear(matches().getByLabelText('Opponent'));
  await user.type(matches().getByLabelText('Opponent'), 'Lakeside');
  store();
  expect(await matches().findByText('against Northfield Rovers')).toBeVisible();
  expect(matches().getByLabelText('Opponent')).toHaveValue('Lakeside');
});

test('what is typed survives the tab', async () => {
  const user = userEvent.setup();
  const { unmount } = open();
  await user.type(matches().getByLabelText('Opponent'), 'North');
  unmount();
  open();
  expect(matches().getByLabelText('Opponent')).toHaveValue('North');
});

test('a session is corrected in its place and removed after a second press', async () => {
  const user = userEvent.setup();
  const path = `profiles/mara/trainings/${ID}-3`;
  const session = { monday: LAST_WEEK?.monday, day: 2, type: 'gym', minutes: 40, rpe: 5 };
  const { documents } = open(memoryDocuments({ [path]: session }));
  await user.click(trainings().getByRole('button', { name: /^Correct Gym/ }));
  await user.clear(trainings().getByLabelText('Minutes'));
  await user.type(trainings().getByLabelText('Minutes'), '45');
  await user.click(trainings().getByRole('button', { name: 'Save session' }));
  await waitFor(() => expect(documents.stored.get(path)).toMatchObject({ minutes: 45 }));
  await user.click(trainings().getByRole('button', { name: /^Remove Gym/ }));
  await user.click(trainings().getByRole('button', { name: /^Yes, remove Gym/ }));
  await waitFor(() => expect(documents.stored.get(path)).toMatchObject({ removed: true, revision: 2 }));
  expect(documents.stored.get(`${path}/versions/0`)).toMatchObject({ before: session, changedBy: 'mara' });
  expect(trainings().queryByText('Gym', { selector: 'p' })).not.toBeInTheDocument();
});

const played = {
  monday: LAST_WEEK?.monday,
  day: 1,
  competition: 'cup',
  opponent: 'Northfield Rovers',
  venue: 'away',
  goalsFor: 2,
  goalsAgainst: 1,
  format: 9,
  position: 'RW',
  role: 'sub',
  minutes: 30,
  numbers: { goals: 1 },
  revision: 2,
  updatedAt: new Date('2026-11-14'),
};
const MATCH = `profiles/mara/matches/${ID}-1`;

test('full mode asks for everything a winger does; running needs its device', async () => {
  const user = userEvent.setup();
  const { documents } = open();
  expect(matches().queryByLabelText('Dribbles won')).not.toBeInTheDocument();
  await user.click(matches().getByLabelText(/^Everything/));
  await user.type(matches().getByLabelText('Opponent'), 'Northfield Rovers');
  await user.type(matches().getByLabelText('Your team’s goals'), '2');
  await user.type(matches().getByLabelText('Opponent’s goals'), '1');
  await user.type(matches().getByLabelText('Minutes'), '90');
  await user.type(matches().getByLabelText('Dribbles attempted'), '4');
  await user.type(matches().getByLabelText('Dribbles won'), '5');
  await user.type(matches().getByLabelText('Distance (km)'), '9,4');
  await user.click(matches().getByRole('button', { name: 'Save match' }));
  expect(matches().getByLabelText('Dribbles won')).toHaveAccessibleDescription(/cannot be more/);
  expect(matches().getByLabelText('Counted by')).toHaveAccessibleDescription('Say what counted the running.');
  await user.clear(matches().getByLabelText('Dribbles won'));
  await user.type(matches().getByLabelText('Dribbles won'), '3');
  await user.selectOptions(matches().getByLabelText('Counted by'), 'Watch');
  await user.click(matches().getByRole('button', { name: 'Save match' }));
  await waitFor(() =>
    expect(documents.stored.get(MATCH)).toMatchObject({
      numbers: { dribblesAttempted: 4, dribblesWon: 3 },
      running: { distanceKm: 9.4 },
      device: 'watch',
      revision: 1,
    }),
  );
});

test('a new match can start like the last one, without its score and numbers', async () => {
  const user = userEvent.setup();
  open(memoryDocuments({ [MATCH]: played }));
  await user.click(matches().getByRole('button', { name: 'Start like your last match' }));
  expect(matches().getByLabelText('Players a side')).toHaveValue('9');
  expect(matches().getByLabelText('Your part')).toHaveValue('sub');
  expect(matches().getByLabelText('Opponent')).toHaveValue('');
  expect(matches().getByLabelText('Goals')).toHaveValue('');
});

test('the same opponent on the same day is pointed out', async () => {
  const user = userEvent.setup();
  open(memoryDocuments({ [MATCH]: played }));
  await user.selectOptions(matches().getByLabelText('Day'), '1');
  await user.type(matches().getByLabelText('Opponent'), 'northfield rovers');
  expect(matches().getByText('You already have this match')).toBeVisible();
});

test('a match that was changed in another tab is not overwritten', async () => {
  const user = userEvent.setup();
  const documents = memoryDocuments({ [MATCH]: played });
  open(documents);
  await user.click(matches().getByRole('button', { name: 'Correct Northfield Rovers' }));
  await act(() => documents.write(MATCH, { ...played, minutes: 45, revision: 3 }));
  await user.clear(matches().getByLabelText('Minutes'));
  await user.type(matches().getByLabelText('Minutes'), '60');
  await user.click(matches().getByRole('button', { name: 'Save match' }));
  expect(await matches().findByText('This was changed somewhere else meanwhile')).toBeVisible();
  expect(documents.stored.get(MATCH)).toMatchObject({ minutes: 45 });
  expect(matches().getByLabelText('Minutes')).toHaveValue('60');
  await user.click(matches().getByRole('button', { name: 'Go on with mine' }));
  await user.click(matches().getByRole('button', { name: 'Save match' }));
  await waitFor(() => expect(documents.stored.get(MATCH)).toMatchObject({ minutes: 60, revision: 4 }));
});

test('what a match said before is told, with when and by whom', async () => {
  const user = userEvent.setup();
  const version = {
    before: { ...played, minutes: 20, revision: 1 },
    changedBy: 'mara',
    updatedAt: new Date('2026-11-15T10:00:00'),
  };
  open(memoryDocuments({ [MATCH]: played, [`${MATCH}/versions/1`]: version }));
  await user.click(matches().getByText('Changed once'));
  expect(
    await matches().findByText(/15 Nov 2026.*by you\. Before: 2–1 against .*20 minutes, goals 1/),
  ).toBeVisible();
});

test('offline, a match waits on the device and is saved with the connection', async () => {
  const user = userEvent.setup();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { documents } = open();
  await user.type(trainings().getByLabelText('Minutes'), '60');
  await user.selectOptions(trainings().getByLabelText('Perceived effort'), '4');
  await user.click(trainings().getByRole('button', { name: 'Save session' }));
  expect(await trainings().findByText('You are offline')).toBeVisible();
  expect(trainings().getByLabelText('Minutes')).toHaveValue('60');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(documents.stored.get(`profiles/mara/trainings/${ID}-1`)).toMatchObject({ minutes: 60, rpe: 4 }),
  );
  online.mockRestore();
});

test('offline, a removal waits too and leaves what is being typed alone', async () => {
  const user = userEvent.setup();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const documents = memoryDocuments({ [MATCH]: played });
  open(documents);
  await user.type(matches().getByLabelText('Opponent'), 'Hill');
  await user.click(matches().getByRole('button', { name: /^Remove the match/ }));
  await user.click(matches().getByRole('button', { name: /^Yes, remove the match/ }));
  expect(await matches().findByText('You are offline')).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(documents.stored.get(MATCH)).toMatchObject({ removed: true, revision: 3 }));
  expect(matches().getByLabelText('Opponent')).toHaveValue('Hill');
  online.mockRestore();
});
