import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onEvent } from '@skora/shared/events';
import { Router } from '@skora/shared/router';
import { LastUser } from '@skora/shared/testing';
import { signInAtEdge, signOutAtEdge, type HttpEdge } from '../../lib/testing/http-edge';
import { jsonReply, problem } from '../../lib/testing/json-reply';
import { memoryDocuments } from '../../lib/testing/memory-documents';
import { renderView } from '../../lib/testing/render-view';
import { Notifications } from './notifications';

const LIST = 'GET notifications';
const READ = 'POST notifications/read';
const SETTINGS = 'GET notifications/settings';
const CHOOSE = 'PUT notifications/settings';
const told = {
  ...{ id: 'coach-answered:1', kind: 'coach-answered', isNew: true, at: '2026-11-20T10:00:00.000Z' },
  ...{ title: 'Your coach has answered', text: 'Confirmed: 1 number.', path: '/settings/confirmations' },
};
const older = { ...told, id: 'goal-due:1', kind: 'goal-due', title: 'A goal is due tomorrow', isNew: false };
const push = { publicKey: null, standing: 'open' };
interface ChoiceBody {
  switchOff?: string[];
  switchOn?: string[];
}
const stored = { off: [] as string[], weeklyDay: null as number | null, email: 'm•••@player.example' };
const chosen = { ...stored, standing: 'open', push };
const user = userEvent.setup({ delay: null });

/** The choices with what a page changes, as the backend stores them. */
function after({ off, ...others }: typeof chosen, { switchOff = [], switchOn = [], ...change }: ChoiceBody) {
  const left = off.filter((kind) => !switchOn.includes(kind) && !switchOff.includes(kind));
  return { ...others, ...change, off: [...left, ...switchOff] };
}

let http: HttpEdge;
beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  http = await signInAtEdge();
  http.answer(LIST, () => jsonReply({ unread: 1, notifications: [told], next: null }));
  http.answer(READ, () => jsonReply({ unread: 0 }));
  http.answer(SETTINGS, () => jsonReply(chosen));
  http.answer(CHOOSE, (body) => jsonReply(after(chosen, body)));
});
afterEach(signOutAtEdge);

const open = () => renderView(<Notifications />, memoryDocuments());
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

test('what is new is shown as new, and counts as seen from then on', async () => {
  const read: unknown[] = [];
  const stop = onEvent('account:notifications-read', (fact) => read.push(fact));
  open();
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByRole('link', { name: 'Your coach has answered' })).toHaveAttribute(
    'href',
    '/settings/confirmations',
  );
  expect(row.getByText('New')).toBeVisible();
  await waitFor(() => expect(read).toEqual([{ uid: expect.any(String), unread: 0 }]));
  expect(http.sent(READ).map(({ body }) => body)).toEqual([{ upTo: told.at }]);
  stop();
});

test('what the plan does not include any more leads to where it is', async () => {
  const limit = {
    ...told,
    ...{ id: 'plan-limit:1', kind: 'plan-limit', path: '/profile/sharing' },
    title: 'Some of your links are asleep',
  };
  http.answer(LIST, () => jsonReply({ unread: 1, notifications: [limit], next: null }));
  open();
  const link = await screen.findByRole('link', { name: limit.title });
  expect(link).toHaveAttribute('href', '/profile/sharing');
  expect(await box(/^Links or clips fall asleep/)).toBeChecked();
});

test('a kind that this page does not know is told in the words of the server, and stays switched off', async () => {
  const newer = { ...told, id: 'of-tomorrow:1', kind: 'of-tomorrow', title: 'Something of tomorrow' };
  http.answer(LIST, () => jsonReply({ unread: 1, notifications: [newer], next: null }));
  const withNewer = { ...chosen, off: ['of-tomorrow'] };
  http.answer(SETTINGS, () => jsonReply(withNewer));
  http.answer(CHOOSE, (body) => jsonReply(after(withNewer, body)));
  open();
  expect(await screen.findByRole('link', { name: newer.title })).toBeVisible();
  expect(await box(/^A coach answers/)).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Switch everything off' }));
  expect(await screen.findByRole('button', { name: 'Switch notifications on' })).toBeVisible();
  expect((http.sent(CHOOSE)[0]?.body as ChoiceBody).switchOn).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Switch notifications on' }));
  expect((http.sent(CHOOSE)[1]?.body as ChoiceBody).switchOn).toContain('of-tomorrow');
  expect(document.body).not.toHaveTextContent(/undefined/);
});

test('older ones come when asked for; what failed can be asked for again', async () => {
  http.answer(LIST, () =>
    jsonReply({ unread: 0, notifications: [{ ...told, isNew: false }], next: told.id }),
  );
  open();
  const more = await screen.findByRole('button', { name: 'Show older ones' });
  http.answer(LIST, () => problem(503));
  await user.click(more);
  expect(await screen.findByRole('alert')).toBeVisible();
  http.answer(LIST, () => jsonReply({ unread: 0, notifications: [older], next: null }));
  await user.click(more);
  expect(await screen.findByRole('link', { name: older.title })).toBeVisible();
  expect(http.sent(LIST).at(-1)?.query.get('after')).toBe(told.id);
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
  expect(http.sent(READ)).toEqual([]);
});

/** The page as the host shows it: each press on a link to it is another visit. */
function Visit({ visit }: { visit: string }) {
  const go = () => undefined;
  const navigator = { push: go, replace: go, go, createHref: String };
  const location = { pathname: '/notifications', search: '', hash: '', state: null, key: visit };
  return (
    <LastUser>
      <Router location={location} navigator={navigator}>
        <Notifications />
      </Router>
    </LastUser>
  );
}

test('a press on the bell, and coming back to the page, ask for what is new; what is shown stays', async () => {
  const page = (...notifications: object[]) =>
    http.answer(LIST, () => jsonReply({ unread: 0, notifications, next: null }));
  http.answer(LIST, () => jsonReply({ unread: 0, notifications: [told], next: told.id }));
  const { rerender } = render(<Visit visit="first" />);
  const more = await screen.findByRole('button', { name: 'Show older ones' });
  page(older);
  await user.click(more);
  const titles = () =>
    screen.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent);
  await waitFor(() => expect(titles()).toEqual([told.title, older.title]));
  http.answer(LIST, () =>
    jsonReply({
      unread: 0,
      notifications: [{ ...told, id: 'b', title: 'By the bell' }, told],
      next: told.id,
    }),
  );
  rerender(<Visit visit="second" />);
  await waitFor(() => expect(titles()).toEqual(['By the bell', told.title, older.title]));
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
  // So much has come that the list begins anew.
  page({ ...told, id: 'c', title: 'Back again' });
  fireEvent.focus(window);
  await waitFor(() => expect(titles()).toEqual(['Back again']));
  page({ ...told, id: 'd', title: 'Shown again' });
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(titles()).toEqual(['Shown again']));
});

test('what could not be marked as seen is marked at the next visit', async () => {
  http.answer(READ, () => problem(503));
  const { rerender } = render(<Visit visit="first" />);
  await waitFor(() => expect(http.sent(READ)).toHaveLength(1));
  http.answer(READ, () => jsonReply({ unread: 0 }));
  rerender(<Visit visit="second" />);
  await waitFor(() => expect(http.sent(READ)).toHaveLength(2));
});

test('an account that is told nothing reads why, and chooses nothing', async () => {
  const closed = { ...chosen, standing: 'closed', push: { publicKey: 'key', standing: 'closed' } };
  http.answer(SETTINGS, () => jsonReply(closed));
  const { unmount } = open();
  expect(await screen.findByText(/^This account gets no notifications now:/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  unmount();
  // Its deletion was asked for on another page.
  http.answer(SETTINGS, () => jsonReply(chosen));
  open();
  const kind = await box(/^A coach answers/);
  http.answer(SETTINGS, () => jsonReply(closed));
  http.answer(CHOOSE, () => problem(403));
  await user.click(kind);
  expect(await screen.findByText(/^This account gets no notifications now:/)).toBeVisible();
});

test('a player with nothing new is told what will stand here, and a failure can be tried again', async () => {
  http.answer(LIST, () => problem(503));
  open();
  expect(await screen.findByText('We could not load your notifications')).toBeVisible();
  http.answer(LIST, () => jsonReply({ unread: 0, notifications: [], next: null }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nothing new' })).toBeVisible();
});

test('presses during a save go out with the next one', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const stored: string[] = [];
  http.answer(CHOOSE, async ({ switchOff = [] }: ChoiceBody) => {
    await held;
    stored.push(...switchOff);
    return jsonReply({ ...chosen, off: stored });
  });
  open();
  await user.click(await box(/^A coach answers/));
  await user.click(await box(/^A goal is due/));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Weekly email' }), 'Every Friday');
  expect(await box(/^A goal is due/)).not.toBeChecked();
  release();
  await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  expect(http.sent(CHOOSE).map(({ body }) => body)).toMatchObject([
    { switchOff: ['coach-answered'] },
    { switchOff: ['goal-due'], weeklyDay: 5 },
  ]);
  expect(await box(/^A coach answers/)).not.toBeChecked();
});

test('only what was changed is sent, so that what another page has switched off stays off, and is shown', async () => {
  open();
  await box(/^A coach answers/);
  http.answer(CHOOSE, (body) => jsonReply(after({ ...chosen, off: ['coach-answered'], weeklyDay: 5 }, body)));
  await user.click(await box(/^A goal is due/));
  await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  const [sent] = http.sent(CHOOSE).map(({ body }) => body);
  expect(sent).toEqual({ switchOff: ['goal-due'], switchOn: [], timeZone: expect.any(String) });
  expect(await box(/^A coach answers/)).not.toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Weekly email' })).toHaveValue('5');
});

test('one press switches everything off, and on again', async () => {
  http.answer(SETTINGS, () => jsonReply({ ...chosen, weeklyDay: 5 }));
  open();
  await user.click(await screen.findByRole('button', { name: 'Switch everything off' }));
  await user.click(await screen.findByRole('button', { name: 'Switch notifications on' }));
  await waitFor(() => expect(http.sent(CHOOSE)).toHaveLength(2));
  const [off, on] = http.sent(CHOOSE).map(({ body }) => body as ChoiceBody & { weeklyDay?: unknown });
  expect([off?.weeklyDay, off?.switchOff?.length, off?.switchOn]).toEqual([null, 8, []]);
  expect([on?.weeklyDay, on?.switchOff, on?.switchOn?.length]).toEqual([undefined, [], 8]);
});

test('the day of the weekly email is chosen by name; without a verified address there is none', async () => {
  const { unmount } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Weekly email' }), 'Every Friday');
  await waitFor(() => expect(http.sent(CHOOSE).at(-1)?.body).toMatchObject({ weeklyDay: 5 }));
  unmount();
  http.answer(SETTINGS, () => jsonReply({ ...chosen, email: null }));
  open();
  expect(await screen.findByRole('combobox', { name: 'Weekly email' })).toBeDisabled();
});

test('what could not be saved is taken back and said', async () => {
  http.answer(CHOOSE, () => problem(503));
  open();
  await user.click(await box(/^A coach answers/));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await box(/^A coach answers/)).toBeChecked();
});
