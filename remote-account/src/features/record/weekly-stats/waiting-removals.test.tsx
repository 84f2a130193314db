import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession } from '@skora/shared/testing';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { MATCH, played } from './testing/played-match';
import { LAST_WEEK, matches, openWeek, signInWithoutDrafts, trainings, WEEK_ID } from './testing/week-page';

const session = (minutes: number) => ({
  ...{ monday: LAST_WEEK?.monday, day: minutes === 40 ? 2 : 3, type: 'gym', minutes, rpe: 5, revision: 1 },
});
const SESSION = `profiles/mara/trainings/${WEEK_ID}`;

const connection = (isThere: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
};
const press = (name: RegExp | string) => userEvent.click(matches().getByRole('button', { name }));
const showWeek = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Removes the match of the week without a connection. */
async function removeOffline() {
  const { documents } = openWeek(memoryDocuments({ [MATCH]: played }));
  connection(false);
  await press(/^Remove the match/);
  await press(/^Yes, remove the match/);
  expect(matches().getByText('You are offline')).toBeVisible();
  return documents;
}

beforeEach(signInWithoutDrafts);
afterEach(() => {
  jest.restoreAllMocks();
  resetSession();
});

test('a removal that waits is given up by “Keep”', async () => {
  const documents = await removeOffline();
  await press('Keep');
  expect(matches().queryByText('You are offline')).not.toBeInTheDocument();
  expect(matches().getByRole('button', { name: /^Remove the match/ })).toHaveFocus();
  connection(true);
  await act(async () => undefined);
  expect(documents.stored.get(MATCH)).toEqual(played);
});

test('a removal that waits goes on waiting while another week is looked at', async () => {
  const documents = await removeOffline();
  await showWeek('Previous week');
  expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
  connection(true);
  await waitFor(() => expect(documents.stored.get(MATCH)).toMatchObject({ removed: true, revision: 3 }));
});

test('back in its week a removal that waits says so, and can be kept', async () => {
  const documents = await removeOffline();
  await showWeek('Previous week');
  await showWeek('Next week');
  expect(matches().getByText('You are offline')).toBeVisible();
  await press('Keep');
  connection(true);
  await act(async () => undefined);
  expect(documents.stored.get(MATCH)).toEqual(played);
});

test('of two removals that wait, one is kept and the other is done', async () => {
  const stored = { [`${SESSION}-1`]: session(40), [`${SESSION}-2`]: session(55) };
  const { documents } = openWeek(memoryDocuments(stored));
  await userEvent.click(screen.getByRole('tab', { name: /^Training/ }));
  connection(false);
  for (const _row of ['first', 'second']) {
    const [ask] = trainings().getAllByRole('button', { name: /^Remove Gym/ });
    if (ask) await userEvent.click(ask);
    const yes = trainings().getAllByRole('button', { name: /^Yes, remove Gym/ });
    await userEvent.click(yes.at(-1) as HTMLElement);
  }
  expect(trainings().getAllByText('You are offline')).toHaveLength(2);
  await userEvent.click(trainings().getAllByRole('button', { name: 'Keep' })[0] as HTMLElement);
  connection(true);
  await waitFor(() => expect(documents.stored.get(`${SESSION}-2`)).toMatchObject({ removed: true }));
  expect(documents.stored.get(`${SESSION}-1`)).toEqual(session(40));
});
