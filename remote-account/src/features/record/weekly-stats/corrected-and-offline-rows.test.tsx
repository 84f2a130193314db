import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onEvent, type ToastRequest } from '@skora/shared/events';
import { resetSession } from '@skora/shared/testing';
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
import { alwaysFilledRequiredSelects } from '../../../lib/testing/required-selects';

beforeEach(signInWithoutDrafts);
afterEach(resetSession);

test('a session is corrected in its sheet and removed after a second press; the focus stays in reach', async () => {
  const user = userEvent.setup();
  const path = `profiles/mara/trainings/${WEEK_ID}-3`;
  const session = { monday: LAST_WEEK?.monday, day: 2, type: 'gym', minutes: 40, rpe: 5 };
  const { documents } = openWeek(memoryDocuments({ [path]: session }));
  await user.click(screen.getByRole('tab', { name: /^Training/ }));
  await user.click(trainings().getByRole('button', { name: /^Correct Gym/ }));
  await user.click(sheet().getByRole('radio', { name: '45' }));
  await user.click(sheet().getByRole('button', { name: 'Save session' }));
  await waitFor(() => expect(documents.stored.get(path)).toMatchObject({ minutes: 45 }));
  await waitFor(() => expect(trainings().getByRole('button', { name: /^Correct Gym/ })).toHaveFocus());
  await user.click(trainings().getByRole('button', { name: /^Remove Gym/ }));
  expect(trainings().getByRole('button', { name: 'Keep' })).toHaveFocus();
  await user.click(trainings().getByRole('button', { name: /^Yes, remove Gym/ }));
  await waitFor(() => expect(documents.stored.get(path)).toMatchObject({ removed: true, revision: 2 }));
  expect(documents.stored.get(`${path}/versions/0`)).toMatchObject({ before: session, changedBy: 'mara' });
  expect(trainings().queryByText('Gym', { selector: 'p' })).not.toBeInTheDocument();
  await waitFor(() => expect(trainings().getByRole('heading', { name: 'Training' })).toHaveFocus());
});

test('a match that was changed in another tab is not overwritten', async () => {
  const user = userEvent.setup();
  const documents = memoryDocuments({ [MATCH]: played });
  openWeek(documents);
  await user.click(matches().getByRole('button', { name: 'Correct Northfield Rovers' }));
  await user.click(sheet().getByRole('radio', { name: '60' }));
  await act(() => documents.write(MATCH, { ...played, minutes: 45, revision: 3 }));
  await user.click(sheet().getByRole('button', { name: 'Save match' }));
  expect(await sheet().findByText('This was changed in another tab or on another device')).toBeVisible();
  expect(documents.stored.get(MATCH)).toMatchObject({ minutes: 45 });
  expect(sheet().getByRole('radio', { name: '60' })).toBeChecked();
  await user.click(sheet().getByRole('button', { name: 'Keep mine' }));
  await user.click(sheet().getByRole('button', { name: 'Save match' }));
  await waitFor(() => expect(documents.stored.get(MATCH)).toMatchObject({ minutes: 60, revision: 4 }));
});

test('a correction and a new match do not overwrite what is typed for the other', async () => {
  const user = userEvent.setup();
  openWeek(memoryDocuments({ [MATCH]: played }), '&add=match');
  await user.type(sheet().getByLabelText('Opponent'), 'Hill');
  await user.click(sheet().getByRole('button', { name: 'Close' }));
  await user.click(matches().getByRole('button', { name: 'Correct Northfield Rovers' }));
  expect(sheet().getByLabelText('Opponent')).toHaveValue('Northfield Rovers');
  await user.type(sheet().getByLabelText('Opponent'), ' II');
  await user.click(sheet().getByRole('button', { name: 'Close' }));
  await user.click(matches().getByRole('button', { name: 'Continue your match' }));
  expect(sheet().getByLabelText('Opponent')).toHaveValue('Hill');
});

test('what a match said before is told, with when and by whom', async () => {
  const user = userEvent.setup();
  const version = {
    before: { ...played, minutes: 20, revision: 1 },
    changedBy: 'mara',
    updatedAt: new Date('2026-11-15T10:00:00'),
  };
  openWeek(memoryDocuments({ [MATCH]: played, [`${MATCH}/versions/1`]: version }));
  await user.click(matches().getByText('Changed once'));
  expect(
    await matches().findByText(/15 Nov 2026.*by you\. Before: 2–1 against .*20 minutes, goals 1/),
  ).toBeVisible();
});

test('offline, a session waits on the device and is saved with the connection, its sheet closed or not', async () => {
  const user = userEvent.setup();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { documents } = openWeek(undefined, '&add=training');
  await user.click(sheet().getByRole('radio', { name: '60' }));
  await user.click(sheet().getByRole('radio', { name: /^4, / }));
  await user.click(sheet().getByRole('button', { name: 'Save session' }));
  expect(await sheet().findByText('You are offline')).toBeVisible();
  await user.click(sheet().getByRole('button', { name: 'Close' }));
  expect(trainings().getByText('You are offline')).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(documents.stored.get(`profiles/mara/trainings/${WEEK_ID}-1`)).toMatchObject({
      minutes: 60,
      rpe: 4,
    }),
  );
  online.mockRestore();
});

test.each(['from the same page', 'after the page was loaded anew'])(
  'a session that arrived although its answer did not is stored once, when it is sent again %s',
  async (when) => {
    const user = userEvent.setup();
    const online = jest.spyOn(navigator, 'onLine', 'get');
    const documents = memoryDocuments();
    const { commit } = documents;
    const lossy = { ...documents };
    lossy.commit = async (writes) => {
      lossy.commit = commit;
      await commit(writes);
      online.mockReturnValue(false);
      throw new TypeError('Failed to fetch');
    };
    openWeek(lossy, '&add=training');
    await user.click(sheet().getByRole('radio', { name: '60' }));
    await user.click(sheet().getByRole('radio', { name: /^4, / }));
    await user.click(sheet().getByRole('button', { name: 'Save session' }));
    expect(await sheet().findByText('You are offline')).toBeVisible();
    if (when === 'after the page was loaded anew') {
      cleanup();
      openWeek(lossy, '&add=training');
      expect(await sheet().findByText('You are offline')).toBeVisible();
    }
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull());
    const rows = [...documents.stored.keys()].filter((path) => path.includes('/trainings/'));
    expect(rows).toEqual([`profiles/mara/trainings/${WEEK_ID}-1`]);
    online.mockRestore();
  },
);

test('offline, a removal waits too and leaves what is being typed alone', async () => {
  const user = userEvent.setup();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const documents = memoryDocuments({ [MATCH]: played });
  openWeek(documents, '&add=match');
  expect(alwaysFilledRequiredSelects()).toEqual([]);
  await fillMatch(user, 'Hill', ['1', '0']);
  await user.click(sheet().getByRole('button', { name: 'Close' }));
  await user.click(matches().getByRole('button', { name: /^Remove the match/ }));
  await user.click(matches().getByRole('button', { name: /^Yes, remove the match/ }));
  expect(await matches().findByText('You are offline')).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(documents.stored.get(MATCH)).toMatchObject({ removed: true, revision: 3 }));
  await user.click(matches().getByRole('button', { name: 'Continue your match' }));
  expect(sheet().getByLabelText('Opponent')).toHaveValue('Hill');
  online.mockRestore();
});

test('a removal that the store shows and then refuses is told, though the row is a new one by then', async () => {
  const user = userEvent.setup();
  const toasts: ToastRequest[] = [];
  const stop = onEvent('shell:toast-requested', (toast) => toasts.push(toast));
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const documents = memoryDocuments({ [MATCH]: played });
  const hasty = {
    ...documents,
    commit: async () => {
      await documents.write(MATCH, { ...played, removed: true });
      await documents.write(MATCH, played);
      throw new Error('denied');
    },
  };
  openWeek(hasty);
  await user.click(matches().getByRole('button', { name: /^Remove the match/ }));
  await user.click(matches().getByRole('button', { name: /^Yes, remove the match/ }));
  await waitFor(() =>
    expect(toasts).toEqual([
      {
        kind: 'error',
        message: 'We could not remove the match against Northfield Rovers. Try again in a moment.',
      },
    ]),
  );
  expect(document.body).not.toHaveFocus();
  stop();
});
