import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearUserData } from '@skora/shared/storage-keys';
import { resetSession, signInAs } from '@skora/shared/testing';
import WeeklyStats from '../../routes/weekly-stats';
import { renderView } from '../../testing/render-view';
import { memoryDocuments } from '../documents/memory-documents';
import { openWeeks } from './iso-week';

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
  await waitFor(() => expect(documents.stored.has(path)).toBe(false));
});
