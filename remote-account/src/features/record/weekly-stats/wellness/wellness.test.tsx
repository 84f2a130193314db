import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession } from '@skora/shared/testing';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';
import { felt, LAST_WEEK, openWeek, sheet, signInWithoutDrafts, WEEK_ID } from '../testing/week-page';

beforeEach(signInWithoutDrafts);
afterEach(resetSession);

test('a day is noted, changed and removed for good', async () => {
  const user = userEvent.setup();
  const { documents } = openWeek();
  const path = `profiles/mara/wellness/${WEEK_ID}-2`;
  const save = () => user.click(sheet().getByRole('button', { name: 'Save day' }));
  await user.click(screen.getByRole('tab', { name: /^How I felt/ }));
  await user.click(felt().getByRole('button', { name: 'Add a day' }));
  await user.selectOptions(sheet().getByLabelText('Day'), `${WEEK_ID}|2`);
  await save();
  const sleep = () => sheet().getByLabelText('Sleep (hours)');
  expect(sleep()).toHaveAccessibleDescription(/at least one thing/);
  await user.type(sleep(), '15');
  await save();
  expect(sleep()).toHaveAccessibleDescription(/from 0 to 14/);
  await user.clear(sleep());
  await user.type(sleep(), '8,5');
  const mood = sheet().getByRole('group', { name: 'Mood' });
  await user.click(within(mood).getByRole('radio', { name: '4' }));
  await save();
  await waitFor(() => expect(documents.stored.get(path)).toMatchObject({ sleepHours: 8.5, mood: 4, day: 2 }));
  await user.click(await felt().findByRole('button', { name: /^Change Tuesday/ }));
  expect(sleep()).toHaveValue('8.5');
  await user.click(sheet().getByRole('button', { name: 'More: Sleep' }));
  await save();
  await waitFor(() => expect(documents.stored.get(path)).toMatchObject({ sleepHours: 9, mood: 4 }));
  await user.click(await felt().findByRole('button', { name: /^Remove Tuesday/ }));
  await user.click(felt().getByRole('button', { name: /^Yes, remove Tuesday/ }));
  await waitFor(() => expect(documents.stored.has(path)).toBe(false));
});

const TUESDAY = `profiles/mara/wellness/${WEEK_ID}-2`;
const told = { monday: LAST_WEEK?.monday, day: 2, sleepHours: 8, mood: 4 };

/** Opens a day that was told before, with a mood of 5 in its sheet that is not saved. */
async function changeMood() {
  const user = userEvent.setup();
  const { documents } = openWeek(memoryDocuments({ [TUESDAY]: told }));
  const choose = (scale: string, name: string) =>
    user.click(within(sheet().getByRole('group', { name: scale })).getByRole('radio', { name }));
  await user.click(screen.getByRole('tab', { name: /^How I felt/ }));
  await user.click(felt().getByRole('button', { name: /^Change Tuesday/ }));
  await choose('Mood', '5');
  const save = () => user.click(sheet().getByRole('button', { name: 'Save day' }));
  return { user, documents, choose, save, stored: () => documents.stored.get(TUESDAY) };
}

test('what another device told of the same day stays', async () => {
  const { documents, save, stored } = await changeMood();
  await act(() => documents.write(TUESDAY, { ...told, sleepHours: 9, stress: 2 }));
  await save();
  await waitFor(() => expect(stored()).toMatchObject({ ...told, mood: 5, sleepHours: 9, stress: 2 }));
});

test('of one scale that was told twice the later one counts, and one that is taken back is gone', async () => {
  const { user, documents, choose, save, stored } = await changeMood();
  await act(() => documents.write(TUESDAY, { ...told, mood: 1, stress: 2 }));
  await user.clear(sheet().getByLabelText('Sleep (hours)'));
  await save();
  await waitFor(() => expect(stored()).toMatchObject({ mood: 5, stress: 2 }));
  expect(stored()).not.toHaveProperty('sleepHours');
  await user.click(await felt().findByRole('button', { name: /^Change Tuesday/ }));
  await choose('Stress', 'Not given');
  await save();
  await waitFor(() => expect(stored()).not.toHaveProperty('stress'));
  expect(stored()).toMatchObject({ mood: 5, day: 2 });
});

test('a day that was removed elsewhere is stored as its sheet shows it', async () => {
  const { documents, save, stored } = await changeMood();
  await act(() => documents.remove(TUESDAY));
  await save();
  await waitFor(() => expect(stored()).toMatchObject({ ...told, mood: 5 }));
});

test('a day that cannot be read is not written, and what was chosen stays', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const { documents, save, stored } = await changeMood();
  documents.read = () => Promise.reject(new Error('The store could not be reached.'));
  await save();
  expect(await sheet().findByText('Not saved yet')).toBeVisible();
  expect(stored()).toEqual(told);
  const mood = within(sheet().getByRole('group', { name: 'Mood' }));
  expect(mood.getByRole('radio', { name: '5' })).toBeChecked();
  jest.restoreAllMocks();
});

test('another day can be chosen without losing what was typed, while a day is added', async () => {
  const user = userEvent.setup();
  const { documents } = openWeek(memoryDocuments({ [TUESDAY]: told }), '&add=wellness');
  const day = () => sheet().getByLabelText('Day');
  const mood = () => within(sheet().getByRole('group', { name: 'Mood' }));
  await user.selectOptions(day(), `${WEEK_ID}|2`);
  expect(mood().getByRole('radio', { name: '4' })).toBeChecked();
  await user.click(mood().getByRole('radio', { name: '5' }));
  await user.selectOptions(day(), `${WEEK_ID}|3`);
  await user.click(sheet().getByRole('button', { name: 'Save day' }));
  const wednesday = `profiles/mara/wellness/${WEEK_ID}-3`;
  await waitFor(() => expect(documents.stored.get(wednesday)).toMatchObject({ day: 3, mood: 5 }));
  expect(documents.stored.get(wednesday)).not.toHaveProperty('sleepHours');
  expect(documents.stored.get(TUESDAY)).toEqual(told);
});

test('offline, a day is not removed, neither at once nor with the connection', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const user = userEvent.setup();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const documents = memoryDocuments({ [TUESDAY]: told });
  const { remove } = documents;
  // The SDK does it as soon as there is a connection.
  const connected = new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  documents.remove = (path) => connected.then(() => remove(path));
  openWeek(documents);
  await user.click(screen.getByRole('tab', { name: /^How I felt/ }));
  await user.click(felt().getByRole('button', { name: /^Remove Tuesday/ }));
  await user.click(felt().getByRole('button', { name: /^Yes, remove Tuesday/ }));
  expect(await felt().findByText('Not removed yet')).toBeVisible();
  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(documents.stored.get(TUESDAY)).toEqual(told);
  await user.click(felt().getByRole('button', { name: /^Yes, remove Tuesday/ }));
  await waitFor(() => expect(documents.stored.has(TUESDAY)).toBe(false));
  jest.restoreAllMocks();
});
