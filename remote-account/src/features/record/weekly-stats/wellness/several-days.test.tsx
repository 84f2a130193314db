import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession } from '@skora/shared/testing';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';
import { felt, LAST_WEEK, openWeek, sheet, signInWithoutDrafts, WEEK_ID } from '../testing/week-page';

beforeEach(signInWithoutDrafts);
afterEach(resetSession);

const MONDAY = `profiles/mara/wellness/${WEEK_ID}-1`;
const TUESDAY = `profiles/mara/wellness/${WEEK_ID}-2`;
const told = { monday: LAST_WEEK?.monday, day: 1, sleepHours: 8, mood: 4 };
const sleep = () => sheet().getByLabelText('Sleep (hours)');

/** Opens a week whose Monday was told, with hours of sleep that are typed for another day. */
async function typeFor(day: number, hours: string) {
  const user = userEvent.setup();
  const { documents } = openWeek(memoryDocuments({ [MONDAY]: told }), '&add=wellness');
  await user.selectOptions(sheet().getByLabelText('Day'), `${WEEK_ID}|${day}`);
  await user.clear(sleep());
  await user.type(sleep(), hours);
  return { user, documents, press: (name: string) => user.click(sheet().getByRole('button', { name })) };
}

test('a day that waits for the connection is stored although another one is opened meanwhile', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, documents, press } = await typeFor(2, '6');
  await press('Save day');
  expect(await sheet().findByText('You are offline')).toBeVisible();
  await press('Close');
  await user.click(felt().getByRole('button', { name: /^Change Monday/ }));
  expect(sleep()).toHaveValue('8');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(documents.stored.get(TUESDAY)).toMatchObject({ day: 2, sleepHours: 6 }));
  expect(documents.stored.get(MONDAY)).toEqual(told);
  expect(sleep()).toHaveValue('8');
  online.mockRestore();
});

test('a day that was begun is still there after another one was opened and changed', async () => {
  const { user, documents, press } = await typeFor(2, '6');
  await press('Close');
  await user.click(felt().getByRole('button', { name: /^Change Monday/ }));
  await press('More: Sleep');
  await press('Save day');
  await waitFor(() => expect(documents.stored.get(MONDAY)).toMatchObject({ sleepHours: 8.5, mood: 4 }));
  await user.click(felt().getByRole('button', { name: 'Continue your day' }));
  expect(sleep()).toHaveValue('6');
  expect(sheet().getByLabelText('Day')).toHaveValue(`${WEEK_ID}|2`);
});

test('what was typed for a stored day under "Add a day" is what "Change" shows', async () => {
  const { user, press } = await typeFor(1, '7');
  await press('Close');
  await user.click(felt().getByRole('button', { name: /^Change Monday/ }));
  expect(sleep()).toHaveValue('7');
});

test('"Change" offers no other day: what is typed there is always about the day that it names', async () => {
  const user = userEvent.setup();
  openWeek(memoryDocuments({ [MONDAY]: told }));
  await user.click(screen.getByRole('tab', { name: /^How I felt/ }));
  await user.click(felt().getByRole('button', { name: /^Change Monday/ }));
  expect(screen.getByRole('dialog', { name: /^How you felt on Monday/ })).toBeVisible();
  expect(sheet().queryByLabelText('Day')).not.toBeInTheDocument();
});
