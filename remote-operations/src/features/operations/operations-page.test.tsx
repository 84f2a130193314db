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
  location.hash = '';
  jest.restoreAllMocks();
});

/** The line of a remote or of a list, which opens and closes. */
const fold = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  const details = heading.closest('details')!;
  return { ...within(details), toggle: () => user.click(heading.closest('summary')!), details };
};
const canary = async () => within(await screen.findByRole('article'));
const slot = () => document.querySelector('[data-page-slot="operations:not-found"]');

test('an admin sees first what is wrong, then canaries, then a line for each remote', async () => {
  await begin();
  render(<OperationsPage />);
  const attention = within(await screen.findByRole('region', { name: 'Needs attention' }));
  expect(attention.getByText(`The canary ${CANARY} of remote-auth is worse than stable`)).toBeVisible();
  expect(attention.getByText('The task newsletter-digest is overdue')).toBeVisible();
  expect(attention.getByRole('link', { name: 'All tasks' })).toHaveAttribute('href', '#tasks');
  const card = await canary();
  expect(card.getByText('worse')).toBeVisible();
  expect(card.getByText('canary 6.1 % of 412')).toBeVisible();
  expect(card.getByText('canary no visits yet')).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['remote-auth: 10 %', 'host', 'remote-auth', 'remote-layout']);
  const auth = await fold('remote-auth');
  expect(auth.getByText('0.4 % failed, 0.1 % errors')).toBeVisible();
  expect(auth.getByText('canary 10 %')).toBeVisible();
  expect(auth.getByText('canary worse')).toBeVisible();
});

test('a line opens to facts, visits, errors and history', async () => {
  await begin();
  render(<OperationsPage />);
  const auth = await fold('remote-auth');
  expect(auth.getByText('Ada', { selector: 'dd' })).not.toBeVisible();
  await auth.toggle();
  expect(auth.getByText('Ada', { selector: 'dd' })).toBeVisible();
  expect(await auth.findByText('p75 2.3 s')).toBeVisible();
  expect(auth.getByText('75.0 % up to 2.5 s')).toBeVisible();
  expect(auth.getByText('src/features/sign-in/sign-in.tsx:31')).toBeVisible();
  expect(auth.getByText('New form')).toBeVisible();
  const host = await fold('host');
  await host.toggle();
  expect(host.getByText('The host changes with its deployment.')).toBeVisible();
  const layout = await fold('remote-layout');
  expect(layout.queryByRole('button')).toBeNull();
  expect(layout.getByText('There is no earlier release to roll back to.')).toBeInTheDocument();
  const tasks = await fold('Tasks');
  expect(tasks.getByText('1 late or failed')).toBeVisible();
  await tasks.toggle();
  expect(tasks.getByText('overdue')).toBeVisible();
});

test('an address with the name of a remote opens its line', async () => {
  await begin();
  location.hash = '#remote-auth';
  render(<OperationsPage />);
  const auth = await fold('remote-auth');
  expect(auth.details).toHaveAttribute('open');
  expect(auth.details.querySelector('summary')).toHaveFocus();
  expect((await fold('remote-layout')).details).not.toHaveAttribute('open');
  location.hash = '#tasks';
  await waitFor(async () => expect((await fold('Tasks')).details).toHaveAttribute('open'));
});

test('other days are asked for, and what is wrong stays of seven', async () => {
  await begin();
  http.answer('GET operations/vitals?days=1', () => jsonReply({ ...VITALS, releases: [], errors: [] }));
  render(<OperationsPage />);
  const auth = await fold('remote-auth');
  await auth.toggle();
  await user.selectOptions(auth.getByRole('combobox', { name: 'Days' }), 'Today');
  expect(await auth.findByText('No visits were measured in these days.')).toBeVisible();
  expect(http.sent('GET operations/vitals?days=7')).toHaveLength(1);
});

test('visits that cannot be read hide nothing else', async () => {
  await begin();
  http.answer('GET operations/vitals?days=7', () => problem(503, 'registry-unavailable'));
  render(<OperationsPage />);
  expect(await screen.findByText('Visits could not be read')).toBeVisible();
  const auth = await fold('remote-auth');
  await auth.toggle();
  expect(auth.getByText('Visits are not known yet.')).toBeVisible();
  expect(auth.getByRole('button', { name: 'Roll back remote-auth' })).toBeVisible();
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
  await user.click((await canary()).getByRole('button', { name: 'Stop remote-auth' }));
  expect(screen.getByRole('button', { name: 'Roll back remote-auth' })).toBeDisabled();
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

test.each([
  ['release-changed', 409, 'another release is live now'],
  ['registry-unavailable', 503, 'Your change may have happened anyway'],
])('a failure (%s) stands beside the reason, and nothing typed is lost', async (type, status, words) => {
  await begin();
  render(<OperationsPage />);
  http.answer('POST operations/remotes/remote-auth/rollback', () => problem(status, type));
  const row = await fold('remote-auth');
  await row.toggle();
  await user.click(row.getByRole('button', { name: 'Roll back remote-auth' }));
  expect(screen.getByText(`Roll remote-auth back from ${STABLE} to ${FIRST}?`)).toBeVisible();
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  await user.type(reason, 'It flickers.');
  await user.click(screen.getByRole('button', { name: 'Yes, roll back' }));
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
  expect(reason).toHaveValue('It flickers.');
  expect(reason).toHaveAccessibleDescription(expect.stringContaining(words));
  await user.keyboard('{Escape}');
  expect(row.getByRole('button', { name: 'Roll back remote-auth' })).toHaveFocus();
  await user.click(row.getByRole('button', { name: 'Roll back remote-auth' }));
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
  await fold('remote-auth');
  http.answer(READ, () => problem(503, 'registry-unavailable'));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/Below is what was known at/)).toBeVisible();
  await fold('remote-auth');
});

test('where nothing is wrong the page says so, once it knows how visits go', async () => {
  await begin();
  const remotes = OVERVIEW.remotes.map((remote) => ({ ...remote, canary: null }));
  http.answer(READ, () => jsonReply({ ...OVERVIEW, remotes, tasks: [] }));
  let answer = (_reply: Response) => {};
  http.answer('GET operations/vitals?days=7', () => new Promise<Response>((resolve) => (answer = resolve)));
  render(<OperationsPage />);
  expect(await screen.findByText('Visits are being read.')).toBeVisible();
  await waitFor(() => expect(http.sent('GET operations/vitals?days=7')).toHaveLength(1));
  expect(screen.queryByText('Nothing needs attention')).toBeNull();
  answer(jsonReply(VITALS));
  expect(await screen.findByText('Nothing needs attention')).toBeVisible();
});

test('before the first release the page says what will stand here', async () => {
  await begin();
  http.answer(READ, () => jsonReply({ ...OVERVIEW, host: null, remotes: [] }));
  render(<OperationsPage />);
  expect(await screen.findByRole('heading', { name: 'Nothing has been released yet' })).toBeVisible();
  expect((await fold('Tasks')).getByText('1 late or failed')).toBeVisible();
});
