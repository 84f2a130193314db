import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, resetSession } from '@skora/shared/testing';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { MATCH, played } from './testing/played-match';
import {
  fillMatch,
  LAST_WEEK,
  matches,
  openWeek,
  sheet,
  signInWithoutDrafts,
  trainings,
  WEEK_ID,
} from './testing/week-page';

beforeEach(signInWithoutDrafts);
afterEach(resetSession);

const save = (name: string) => userEvent.click(sheet().getByRole('button', { name }));
const address = () => screen.getByTestId('address').textContent;

test('a match and a session are stored in their week and add up', async () => {
  const user = userEvent.setup();
  const { documents } = openWeek();
  await user.click(matches().getByRole('button', { name: 'Add a match' }));
  await fillMatch(user, 'Northfield Rovers', ['2', '1']);
  await user.click(sheet().getByRole('radio', { name: '70' }));
  await user.click(sheet().getByRole('button', { name: 'More: Goals' }));
  await user.click(sheet().getByRole('radio', { name: /^8, / }));
  await save('Save match');
  await waitFor(() =>
    expect(documents.stored.get(`${MATCH}`)).toMatchObject({
      monday: LAST_WEEK?.monday,
      day: 7,
      opponent: 'Northfield Rovers',
      position: 'RW',
      minutes: 70,
      rpe: 8,
      numbers: { goals: 1 },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe(`/settings/add-weekly-stats?week=${WEEK_ID}`);
  expect(matches().getByText(/effort 8 of 10 · load 560$/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /^Training/ }));
  await user.click(trainings().getByRole('button', { name: 'Add a session' }));
  await user.click(sheet().getByRole('radio', { name: 'Other' }));
  await user.type(sheet().getByLabelText('Number of minutes'), '65');
  await user.click(sheet().getByRole('radio', { name: /^6, / }));
  await save('Save session');
  expect(await trainings().findByText(/load 390$/)).toBeVisible();
  expect(screen.getByText('950')).toBeVisible();
});

test('a match without an effort is named as not counted', () => {
  openWeek(memoryDocuments({ [MATCH]: played }));
  expect(screen.getByText(/Not counted in the load: the match against Northfield Rovers/)).toBeVisible();
  expect(matches().getByText(/no effort given, so not counted in the load$/)).toBeVisible();
});

test('what cannot be true is refused at its field, and what is missing is asked for', async () => {
  const user = userEvent.setup();
  const { documents } = openWeek(undefined, '&add=match');
  await save('Save match');
  expect(sheet().getByLabelText('Opponent')).toHaveAccessibleDescription(/Enter the opponent/);
  expect(sheet().getByLabelText('Opponent')).toHaveFocus();
  expect(sheet().getByRole('group', { name: 'Minutes' })).toHaveAccessibleDescription(/from 1 to 130/);
  await fillMatch(user, 'Northfield Rovers', ['0', '1']);
  await user.click(sheet().getByRole('radio', { name: '90' }));
  await user.click(sheet().getByRole('button', { name: 'More: Goals' }));
  await save('Save match');
  expect(sheet().getByLabelText('Goals')).toHaveAccessibleDescription(/more than your team/);
  expect(documents.stored.get(MATCH)).toBeUndefined();
});

test('the place of a removed session is used again, with its history', async () => {
  const user = userEvent.setup();
  const path = `profiles/mara/trainings/${WEEK_ID}-1`;
  const removed = { monday: LAST_WEEK?.monday, removed: true, revision: 2 };
  const { documents } = openWeek(memoryDocuments({ [path]: removed }), '&add=training');
  await user.click(sheet().getByRole('radio', { name: '90' }));
  await user.click(sheet().getByRole('radio', { name: /^6, / }));
  await save('Save session');
  await waitFor(() => expect(documents.stored.get(path)).toMatchObject({ minutes: 90, revision: 3 }));
  expect(documents.stored.get(`${path}/versions/2`)).toMatchObject({ before: removed, changedBy: 'mara' });
});

test('a week that was filled elsewhere meanwhile takes no further match, and what is typed stays', async () => {
  const user = userEvent.setup();
  const documents = memoryDocuments({ 'profiles/mara': { displayName: 'Mara', primaryPosition: 'RW' } });
  openWeek(documents, '&add=match');
  // The server knows of matches that this page has not been told of.
  documents.read = async () => ({ ...played });
  await fillMatch(user, 'Lakeside', ['2', '1']);
  await user.click(sheet().getByRole('radio', { name: '90' }));
  await save('Save match');
  expect(await sheet().findByText('Not saved yet')).toBeVisible();
  expect(sheet().getByLabelText('Opponent')).toHaveValue('Lakeside');
  expect(documents.stored.size).toBe(1);
});

test('on the bench there are no minutes, no numbers and no effort', async () => {
  const user = userEvent.setup();
  const { documents } = openWeek(undefined, '&add=match');
  await fillMatch(user, 'Northfield Rovers', ['0', '0']);
  await user.click(sheet().getByRole('radio', { name: 'Stayed on the bench' }));
  expect(sheet().queryByRole('group', { name: /^Effort/ })).not.toBeInTheDocument();
  await save('Save match');
  await waitFor(() =>
    expect(documents.stored.get(MATCH)).toMatchObject({ role: 'unused', minutes: 0, numbers: {} }),
  );
  expect(documents.stored.get(MATCH)).not.toHaveProperty('rpe');
});

test('a goalkeeper is asked for saves', async () => {
  const user = userEvent.setup();
  openWeek(undefined, '&add=match');
  expect(sheet().getByLabelText('Shots')).toBeInTheDocument();
  await user.selectOptions(sheet().getByLabelText('Position you played'), 'Goalkeeper');
  expect(sheet().queryByLabelText('Shots')).not.toBeInTheDocument();
  expect(sheet().getByLabelText('Saves')).toBeInTheDocument();
});

test('full mode asks for everything a winger does; running needs its device', async () => {
  const user = userEvent.setup();
  const { documents } = openWeek(undefined, '&add=match');
  expect(sheet().queryByLabelText('Dribbles won')).not.toBeInTheDocument();
  await user.click(sheet().getByText('More numbers'));
  await user.click(sheet().getByLabelText(/^Everything/));
  await fillMatch(user, 'Northfield Rovers', ['2', '1']);
  await user.click(sheet().getByRole('radio', { name: '90' }));
  await user.type(sheet().getByLabelText('Dribbles attempted'), '4');
  await user.type(sheet().getByLabelText('Dribbles won'), '5');
  await user.type(sheet().getByLabelText('Distance (km)'), '9,4');
  await save('Save match');
  expect(sheet().getByLabelText('Dribbles won')).toHaveAccessibleDescription(/cannot be more/);
  expect(sheet().getByLabelText('Counted by')).toHaveAccessibleDescription(
    'Choose what counted the running.',
  );
  await user.clear(sheet().getByLabelText('Dribbles won'));
  await user.type(sheet().getByLabelText('Dribbles won'), '3');
  await user.selectOptions(sheet().getByLabelText('Counted by'), 'Watch');
  await save('Save match');
  await waitFor(() =>
    expect(documents.stored.get(MATCH)).toMatchObject({
      numbers: { dribblesAttempted: 4, dribblesWon: 3 },
      running: { distanceKm: 9.4 },
      device: 'watch',
      revision: 1,
    }),
  );
});

test('a new match starts as the last one was, without its score and numbers; its opponent takes one press', async () => {
  const user = userEvent.setup();
  openWeek(memoryDocuments({ [MATCH]: played }), '&add=match');
  expect(sheet().getByText(/^Cup · 9 a side/)).toBeVisible();
  expect(sheet().getByRole('radio', { name: 'Away' })).toBeChecked();
  expect(sheet().getByRole('radio', { name: 'Came on' })).toBeChecked();
  expect(sheet().getByRole('radio', { name: '30' })).toBeChecked();
  expect(sheet().getByLabelText('Opponent')).toHaveValue('');
  expect(sheet().getByLabelText('Goals')).toHaveValue('');
  await user.click(sheet().getByRole('button', { name: 'Northfield Rovers' }));
  expect(sheet().getByLabelText('Opponent')).toHaveValue('Northfield Rovers');
  expect(sheet().getByRole('button', { name: 'Northfield Rovers' })).toHaveFocus();
});

test('the same opponent on the same day is pointed out', async () => {
  const user = userEvent.setup();
  openWeek(memoryDocuments({ [MATCH]: played }), '&add=match');
  await user.selectOptions(sheet().getByLabelText('Day'), `${WEEK_ID}|1`);
  await fill(user, sheet().getByLabelText('Opponent'), 'northfield rovers');
  expect(sheet().getByText('You already have this match')).toBeVisible();
});

test('a best is told once it is saved, and stands at its match', async () => {
  const user = userEvent.setup();
  openWeek(memoryDocuments({ [MATCH]: { ...played, day: 1 } }), '&add=match');
  await fillMatch(user, 'Lakeside', ['3', '0']);
  await user.type(sheet().getByLabelText('Goals'), '2');
  await save('Save match');
  const told = /^Your most goals in a match so far: 2 \(before 1, on /;
  await waitFor(() => expect(matches().getAllByText(told)).toHaveLength(2));
});

test('what is typed while a match is being stored is not lost', async () => {
  const user = userEvent.setup();
  const documents = memoryDocuments({ 'profiles/mara': { displayName: 'Mara', primaryPosition: 'RW' } });
  let store = () => undefined as void;
  const answered = new Promise<void>((resolve) => (store = resolve));
  const { commit } = documents;
  documents.commit = (writes) => answered.then(() => commit(writes));
  openWeek(documents, '&add=match');
  await fillMatch(user, 'Northfield Rovers', ['2', '1']);
  await user.click(sheet().getByRole('radio', { name: '90' }));
  await save('Save match');
  await user.clear(sheet().getByLabelText('Opponent'));
  await fill(user, sheet().getByLabelText('Opponent'), 'Lakeside');
  store();
  expect(await screen.findByText('against Northfield Rovers')).toBeInTheDocument();
  expect(sheet().getByLabelText('Opponent')).toHaveValue('Lakeside');
});

test('what is typed survives the tab, and a closed sheet says that something was begun', async () => {
  const user = userEvent.setup();
  const { unmount } = openWeek(undefined, '&add=match');
  await user.type(sheet().getByLabelText('Opponent'), 'North');
  unmount();
  openWeek();
  await user.click(matches().getByRole('button', { name: 'Continue your match' }));
  expect(sheet().getByLabelText('Opponent')).toHaveValue('North');
  await user.click(sheet().getByRole('button', { name: 'Discard it' }));
  expect(matches().getByRole('button', { name: 'Add a match' })).toBeVisible();
});

test('a week without an entry shows no zeros', () => {
  openWeek();
  expect(screen.getByText('They appear with the first match or session of the week.')).toBeVisible();
  expect(screen.queryByText('Training load')).not.toBeInTheDocument();
});
