import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CANARY, FIRST, OVERVIEW, STABLE, VITALS } from '../../testing/example-overview';
import { jsonReply, problem, signInAtEdge, signOutAtEdge, type HttpEdge } from '../../testing/http-edge';
import { OperationsPage } from './operations-page';

const READ = 'GET operations';
const STOP = 'POST operations/remotes/remote-auth/stop';
const user = userEvent.setup({ delay: null, advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });

let http: HttpEdge;
async function begin(isAdmin = true) {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  http = await signInAtEdge(isAdmin);
  http.answer(READ, () => jsonReply(OVERVIEW));
  http.answer('GET operations/vitals?days=7', () => jsonReply(VITALS));
}
afterEach(async () => {
  jest.useRealTimers();
  await signOutAtEdge();
  jest.restoreAllMocks();
});

const rowOf = async (id: string) =>
  (await screen.findByRole('rowheader', { name: new RegExp(`^${id}`) })).closest('tr')!;
const releases = async (id: string) => {
  await screen.findByRole('table', { name: 'Releases' });
  const table = screen.getByRole('table', { name: 'Releases' });
  const header = within(table).getByRole('rowheader', { name: new RegExp(`^${id}`) });
  return within(header.closest('tr')!);
};
const slot = () => document.querySelector('[data-page-slot="operations:not-found"]');

test('an admin sees releases, canaries, visits, errors, history and tasks', async () => {
  await begin();
  render(<OperationsPage />);
  const auth = await releases('remote-auth');
  expect(auth.getByText(STABLE)).toBeVisible();
  expect(auth.getByText('by Ada')).toBeVisible();
  expect(auth.getByText('10 % of visitors')).toBeVisible();
  expect((await releases('host')).getByText('changes with its deployment')).toBeVisible();
  const canary = within(screen.getByRole('article'));
  expect(canary.getByText('worse')).toBeVisible();
  expect(canary.getByText('canary 6.1 % of 412')).toBeVisible();
  expect(canary.getByText('canary no visits yet')).toBeVisible();
  expect(await screen.findByText('p75 2.3 s')).toBeVisible();
  expect(screen.getByText('75.0 % up to 2.5 s')).toBeVisible();
  expect(screen.getByText('src/features/sign-in/sign-in.tsx:31')).toBeVisible();
  expect(within(await rowOf('newsletter-digest')).getByText('overdue')).toBeVisible();
  expect(screen.getByText('New form')).toBeVisible();
});

test.each([
  ['a player', false, 0],
  ['somebody whose claim the backend does not know any more', true, 1],
])('%s finds no such page', async (_who, isAdmin, asked) => {
  await begin(isAdmin);
  http.answer(READ, () => problem(403));
  render(<OperationsPage />);
  await waitFor(() => expect(slot()).not.toBeNull());
  expect(screen.getByRole('heading')).toHaveTextContent('This page does not exist');
  expect(document.body).not.toHaveTextContent(/operation|release/i);
  expect(http.sent(READ)).toHaveLength(asked);
});

test('the first press asks, the second one decides, with the reason and what was seen', async () => {
  await begin();
  render(<OperationsPage />);
  http.answer(STOP, () => jsonReply({ decision: 'stop' }));
  await user.click((await releases('remote-auth')).getByRole('button', { name: 'Stop remote-auth' }));
  const form = within(screen.getByRole('form', { name: `Stop the canary ${CANARY} of remote-auth?` }));
  expect(form.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Yes, stop it' }));
  expect(form.getByText('Say why, in 5 characters at least.')).toBeVisible();
  expect(http.sent(STOP)).toEqual([]);
  await user.type(form.getByRole('textbox', { name: 'Reason' }), ' The form is broken. ');
  await user.click(form.getByRole('button', { name: 'Yes, stop it' }));
  const said = await screen.findByText(`The canary ${CANARY} of remote-auth is stopped.`);
  expect(said.closest('[tabindex="-1"]')).toHaveFocus();
  expect(http.sent(STOP)).toEqual([{ release: CANARY, reason: 'The form is broken.' }]);
  await waitFor(() => expect(http.sent(READ)).toHaveLength(2));
});

test('two quick presses decide once', async () => {
  await begin();
  let answer: (reply: Response) => void = () => undefined;
  http.answer(STOP, () => new Promise((resolve) => (answer = resolve)));
  render(<OperationsPage />);
  await user.click((await releases('remote-auth')).getByRole('button', { name: 'Stop remote-auth' }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'It flickers.');
  await user.dblClick(screen.getByRole('button', { name: 'Yes, stop it' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(http.sent(STOP)).toHaveLength(1));
  await act(async () => answer(jsonReply({ decision: 'stop' })));
  await screen.findByText(`The canary ${CANARY} of remote-auth is stopped.`);
  expect(http.sent(STOP)).toHaveLength(1);
});

test('what others have written is text', async () => {
  const markup = '<img src=x alt="" onerror="alert(1)">';
  await begin();
  const remotes = OVERVIEW.remotes.map((remote) => ({
    ...remote,
    owner: markup,
    history: remote.history.map((event) => ({ ...event, who: markup, notes: markup })),
  }));
  http.answer(READ, () => jsonReply({ ...OVERVIEW, remotes }));
  render(<OperationsPage />);
  const history = within(await screen.findByRole('table', { name: 'Last 12 changes' }));
  expect(history.getAllByText(markup)).toHaveLength(2);
  expect(document.querySelector('img')).toBeNull();
});

test.each([
  ['release-changed', 409, 'another release is live now'],
  ['registry-unavailable', 503, 'Your change may have happened anyway'],
])('a failure (%s) stands beside the reason, and nothing typed is lost', async (type, status, words) => {
  await begin();
  render(<OperationsPage />);
  http.answer('POST operations/remotes/remote-auth/rollback', () => problem(status, type));
  const row = await releases('remote-auth');
  await user.click(row.getByRole('button', { name: 'Roll back remote-auth' }));
  expect(screen.getByText(`Roll remote-auth back from ${STABLE} to ${FIRST}?`)).toBeVisible();
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  await user.type(reason, 'It flickers.');
  await user.click(screen.getByRole('button', { name: 'Yes, roll back' }));
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
  expect(reason).toHaveValue('It flickers.');
  expect(reason).toHaveAccessibleDescription(expect.stringContaining(words));
  await user.keyboard('{Escape}');
  expect(
    (await releases('remote-auth')).getByRole('button', { name: 'Roll back remote-auth' }),
  ).toHaveFocus();
  await user.click((await releases('remote-auth')).getByRole('button', { name: 'Roll back remote-auth' }));
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('It flickers.');
});

test('it reads again each 30 s while it is visible, and not while somebody decides', async () => {
  await begin();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const pass = async (ms: number) => {
    await act(() => jest.advanceTimersByTimeAsync(ms));
    // A request leaves one moment after the render that asks for it.
    await act(() => jest.advanceTimersByTimeAsync(50));
  };
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  render(<OperationsPage />);
  await pass(100);
  expect(http.sent(READ)).toHaveLength(1);
  await pass(30_000);
  expect(http.sent(READ)).toHaveLength(2);
  visibility.mockReturnValue('hidden');
  await pass(90_000);
  expect(http.sent(READ)).toHaveLength(2);
  visibility.mockReturnValue('visible');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await pass(10);
  expect(http.sent(READ)).toHaveLength(3);
  await act(async () => screen.getByRole('button', { name: 'Stop remote-auth' }).click());
  await pass(90_000);
  expect(http.sent(READ)).toHaveLength(3);
  expect(screen.getByText(/Not updated while you decide/)).toBeVisible();
});

test('while the registry does not answer the page says so, and keeps what it knew', async () => {
  await begin();
  http.answer(READ, () => problem(503, 'registry-unavailable'));
  render(<OperationsPage />);
  expect(await screen.findByRole('heading', { name: 'The registry does not answer' })).toBeVisible();
  http.answer(READ, () => jsonReply(OVERVIEW));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await releases('remote-auth');
  http.answer(READ, () => problem(503, 'registry-unavailable'));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/Below is what was known at/)).toBeVisible();
  await releases('remote-auth');
});

test('before the first release the page says what will stand here', async () => {
  await begin();
  http.answer(READ, () => jsonReply({ ...OVERVIEW, host: null, remotes: [] }));
  render(<OperationsPage />);
  expect(await screen.findByRole('heading', { name: 'Nothing has been released yet' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Tasks' })).toBeVisible();
});
