import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onEvent, type ToastRequest } from '@skora/shared/events';
import { NoAnswer } from '@skora/shared/utils';
import { resetSession, signInAs } from '@skora/shared/testing';
import { DAY_MS } from '@skora/domain';
import GoalsPage from '../../../routes/goals';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { localDay } from '../../../lib/local-day';

const GOAL = 'profiles/mara/goals/1';
const goal = {
  corner: 'social',
  title: 'Talk more',
  dueOn: localDay(new Date(Date.now() + 90 * DAY_MS)),
  revision: 1,
};

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Yes, remove the goal Talk more' }));
const remove = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the goal Talk more' }));
  await confirm();
};

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  signInAs({ uid: 'mara', displayName: 'Mara Fictiva' });
});
afterEach(() => {
  jest.restoreAllMocks();
  resetSession();
});

test('without a connection nothing is removed, then or later, and the goal says so', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const store = memoryDocuments({ [GOAL]: goal });
  renderView(<GoalsPage />, store, '/profile/goals');
  await remove();
  const item = within(await screen.findByRole('listitem'));
  expect(item.getByRole('alert')).toHaveTextContent(/Not removed yet.*Check your connection/);
  expect(item.getByRole('heading', { name: 'Talk more' })).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(store.stored.has(GOAL)).toBe(true);
  await confirm();
  await waitFor(() => expect(store.stored.has(GOAL)).toBe(false));
});

test.each([
  ['refuses', new Error('denied'), 'We could not remove the goal Talk more. Try again in a moment.'],
  [
    'does not answer, the connection being gone',
    new NoAnswer('Took longer than 10000 ms'),
    'We got no answer, so the goal Talk more may be removed later.',
  ],
])(
  'a removal that the store shows and then %s is told, whatever is shown by then',
  async (_how, error, message) => {
    const toasts: ToastRequest[] = [];
    const stop = onEvent('shell:toast-requested', (toast) => toasts.push(toast));
    const store = memoryDocuments({ [GOAL]: goal });
    const hasty = {
      ...store,
      remove: async () => {
        await store.remove(GOAL);
        if (error instanceof NoAnswer) jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
        else await store.write(GOAL, goal);
        throw error;
      },
    };
    renderView(<GoalsPage />, hasty, '/profile/goals');
    await remove();
    await waitFor(() => expect(toasts).toEqual([{ kind: 'error', message }]));
    stop();
  },
);

const drafts = () => Object.keys(localStorage).filter((key) => key.includes('goal_'));

test('what was typed about a removed goal does not appear in the next one', async () => {
  const store = memoryDocuments({ [GOAL]: goal });
  renderView(<GoalsPage />, store, '/profile/goals');
  await userEvent.click(await screen.findByRole('link', { name: 'Change Talk more' }));
  await userEvent.type(screen.getByLabelText(/^How you will get there/), 'Twice');
  expect(drafts()).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Back to your dashboard' }));
  await remove();
  await waitFor(() => expect(store.stored.has(GOAL)).toBe(false));
  expect(drafts()).toEqual([]);
});
