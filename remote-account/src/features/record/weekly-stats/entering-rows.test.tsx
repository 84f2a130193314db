import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession } from '@skora/shared/testing';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { MATCH, played } from './testing/played-match';
import { LAST_WEEK, matches, openWeek, signInWithoutDrafts, trainings, WEEK_ID } from './testing/week-page';

beforeEach(signInWithoutDrafts);
afterEach(resetSession);

test('a match and a session are stored in their week and add up', async () => {
  const user = userEvent.setup();
  const { documents } = openWeek();
  await user.type(matches().getByLabelText('Opponent'), 'Northfield Rovers');
  await user.type(matches().getByLabelText('Your team’s goals'), '2');
  await user.type(matches().getByLabelText('Opponent’s goals'), '1');
  await user.type(matches().getByLabelText('Minutes'), '75');
  await user.type(matches().getByLabelText('Goals'), '1');
  await user.click(matches().getByRole('button', { name: 'Save match' }));
  await waitFor(() =>
    expect(documents.stored.get(`profiles/mara/matches/${WEEK_ID}-1`)).toMatchObject({
      monday: LAST_WEEK?.monday,
      opponent: 'Northfield Rovers',
      position: 'RW',
      minutes: 75,
      numbers: { goals: 1 },
    }),
  );
  expect(trainings().getByRole('option', { name: '10, everything I had' })).toBeInTheDocument();
  await user.type(trainings().getByLabelText('Minutes'), '90');
  await user.selectOptions(trainings().getByLabelText('Effort'), '6');
  await user.click(trainings().getByRole('button', { name: 'Save session' }));
  expect(await trainings().findByText(/load 540$/)).toBeVisible();
  expect(matches().getByText('against Northfield Rovers')).toBeVisible();
});

test('a session takes the place of one that was removed, whose history goes on', async () => {
  const user = userEvent.setup();
  const path = `profiles/mara/trainings/${WEEK_ID}-1`;
  const removed = { monday: LAST_WEEK?.monday, removed: true, revision: 2 };
  const { documents } = openWeek(memoryDocuments({ [path]: removed }));
  await user.type(trainings().getByLabelText('Minutes'), '90');
  await user.selectOptions(trainings().getByLabelText('Effort'), '6');
  await user.click(trainings().getByRole('button', { name: 'Save session' }));
  await waitFor(() => expect(documents.stored.get(path)).toMatchObject({ minutes: 90, revision: 3 }));
  expect(documents.stored.get(`${path}/versions/2`)).toMatchObject({ before: removed, changedBy: 'mara' });
});

test('a week that was filled elsewhere meanwhile takes no further match, and what is typed stays', async () => {
  const user = userEvent.setup();
  const documents = memoryDocuments({ 'profiles/mara': { displayName: 'Mara', primaryPosition: 'RW' } });
  openWeek(documents);
  // The server knows of matches that this page has not been told of.
  documents.read = async () => ({ ...played });
  await user.type(matches().getByLabelText('Opponent'), 'Lakeside');
  await user.type(matches().getByLabelText('Your team’s goals'), '2');
  await user.type(matches().getByLabelText('Opponent’s goals'), '1');
  await user.type(matches().getByLabelText('Minutes'), '75');
  await user.click(matches().getByRole('button', { name: 'Save match' }));
  expect(await matches().findByText('Not saved yet')).toBeVisible();
  expect(matches().getByLabelText('Opponent')).toHaveValue('Lakeside');
  expect(documents.stored.size).toBe(1);
});

test('a cross-check blocks with its message at the field', async () => {
  const user = userEvent.setup();
  const { documents } = openWeek();
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
  openWeek();
  expect(matches().getByLabelText('Shots')).toBeVisible();
  await user.selectOptions(matches().getByLabelText('Position you played'), 'Goalkeeper');
  expect(matches().queryByLabelText('Shots')).not.toBeInTheDocument();
  expect(matches().getByLabelText('Saves')).toBeVisible();
});

test('full mode asks for everything a winger does; running needs its device', async () => {
  const user = userEvent.setup();
  const { documents } = openWeek();
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
  expect(matches().getByLabelText('Counted by')).toHaveAccessibleDescription(
    'Choose what counted the running.',
  );
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
  openWeek(memoryDocuments({ [MATCH]: played }));
  await user.click(matches().getByRole('button', { name: 'Start like your last match' }));
  expect(matches().getByLabelText('Players a side')).toHaveValue('9');
  expect(matches().getByLabelText('Your part')).toHaveValue('sub');
  expect(matches().getByLabelText('Opponent')).toHaveValue('');
  expect(matches().getByLabelText('Goals')).toHaveValue('');
});

test('the same opponent on the same day is pointed out', async () => {
  const user = userEvent.setup();
  openWeek(memoryDocuments({ [MATCH]: played }));
  await user.selectOptions(matches().getByLabelText('Day'), '1');
  await user.type(matches().getByLabelText('Opponent'), 'northfield rovers');
  expect(matches().getByText('You already have this match')).toBeVisible();
});

test('what is typed while a match is being stored is not lost', async () => {
  const user = userEvent.setup();
  const documents = memoryDocuments({ 'profiles/mara': { displayName: 'Mara', primaryPosition: 'RW' } });
  let store = () => undefined as void;
  const answered = new Promise<void>((resolve) => (store = resolve));
  const { commit } = documents;
  documents.commit = (writes) => answered.then(() => commit(writes));
  openWeek(documents);
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
  const { unmount } = openWeek();
  await user.type(matches().getByLabelText('Opponent'), 'North');
  unmount();
  openWeek();
  expect(matches().getByLabelText('Opponent')).toHaveValue('North');
});
