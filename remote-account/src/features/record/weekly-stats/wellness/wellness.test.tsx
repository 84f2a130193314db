import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession } from '@skora/shared/testing';
import { felt, openWeek, sheet, signInWithoutDrafts, WEEK_ID } from '../testing/week-page';

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
