import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onEvent } from '@skora/shared/events';
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
const chosen = { off: [], weeklyDay: null, email: 'm•••@player.example', push };
const user = userEvent.setup({ delay: null });

let http: HttpEdge;
beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  http = await signInAtEdge();
  http.answer(LIST, () => jsonReply({ unread: 1, notifications: [told], next: null }));
  http.answer(READ, () => jsonReply({ unread: 0 }));
  http.answer(SETTINGS, () => jsonReply(chosen));
  http.answer(CHOOSE, (body) => jsonReply({ ...chosen, ...body }));
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
  http.answer(SETTINGS, () => jsonReply({ ...chosen, off: ['of-tomorrow'] }));
  open();
  expect(await screen.findByRole('link', { name: newer.title })).toBeVisible();
  expect(await box(/^A coach answers/)).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Switch everything off' }));
  expect(await screen.findByRole('button', { name: 'Switch notifications on' })).toBeVisible();
  expect((http.sent(CHOOSE)[0]?.body as { off: string[] }).off).toContain('of-tomorrow');
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

test('a player with nothing new is told what will stand here, and a failure can be tried again', async () => {
  http.answer(LIST, () => problem(503));
  open();
  expect(await screen.findByText('We could not load your notifications')).toBeVisible();
  http.answer(LIST, () => jsonReply({ unread: 0, notifications: [], next: null }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nothing new' })).toBeVisible();
});

test('presses during a save go out with the next one', async () => {
  open();
  await user.click(await box(/^A coach answers/));
  await user.click(await box(/^A goal is due/));
  await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  expect(http.sent(CHOOSE).at(-1)?.body).toMatchObject({
    off: ['coach-answered', 'goal-due'],
    weeklyDay: null,
  });
  expect(await box(/^A coach answers/)).not.toBeChecked();
});

test('one press switches everything off, and on again', async () => {
  http.answer(SETTINGS, () => jsonReply({ ...chosen, weeklyDay: 5 }));
  open();
  await user.click(await screen.findByRole('button', { name: 'Switch everything off' }));
  await user.click(await screen.findByRole('button', { name: 'Switch notifications on' }));
  await waitFor(() => expect(http.sent(CHOOSE)).toHaveLength(2));
  const [off, on] = http.sent(CHOOSE).map(({ body }) => body);
  expect([off?.weeklyDay, (off?.off as string[]).length, on?.off]).toEqual([null, 8, []]);
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
