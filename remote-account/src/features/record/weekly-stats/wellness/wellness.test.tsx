import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession } from '@skora/shared/testing';
import { openWeek, signInWithoutDrafts, WEEK_ID } from '../testing/week-page';

beforeEach(signInWithoutDrafts);
afterEach(resetSession);

test('a day is noted, changed and removed for good', async () => {
  const user = userEvent.setup();
  const { documents } = openWeek();
  const days = within(screen.getByRole('region', { name: 'How you felt' }));
  const path = `profiles/mara/wellness/${WEEK_ID}-2`;
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
