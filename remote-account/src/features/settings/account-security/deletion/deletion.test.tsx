import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addNativeDialog, fill, signInAs } from '@skora/shared/testing';
import AccountSecurityPage from '../../../../routes/account-security';
import SettingsPage from '../../../../routes/settings';
import { type HttpEdge, signInAtEdge, signOutAtEdge } from '../../../../lib/testing/http-edge';
import { mara } from '../../../../lib/testing/identity-replies';
import { jsonReply, problem } from '../../../../lib/testing/json-reply';
import { renderView } from '../../../../lib/testing/render-view';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';
import { formatMoment } from '../../../../lib/format-time';

const PLAN = 'POST account/deletion';
const KEEP = 'DELETE account/deletion';
const dueAt = '2026-11-28T16:00:00.000Z';
const planned = { requestedAt: '2026-11-21T16:00:00.000Z', dueAt };
const account = {
  status: 'active',
  missing: [],
  role: 'player',
  emailVerified: true,
  privateByDefault: false,
  guardianship: null,
  deletion: null,
  createdAt: '2026-09-01T08:00:00.000Z',
};

let http: HttpEdge;
beforeAll(addNativeDialog);
beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(signOutAtEdge);

async function open({
  deletion = null as object | null,
  byGoogle = false,
  role = 'player' as 'player' | 'guardian',
  page = <AccountSecurityPage />,
  reply = () => jsonReply({ ...account, deletion }),
} = {}) {
  http = await signInAtEdge({ byGoogle });
  signInAs({ uid: mara.uid, email: mara.email }, 'tier0', 'active', role);
  http.answer('GET account', reply);
  renderView(page, memoryDocuments(), '/settings/account');
  return userEvent.setup();
}

const section = () => within(screen.getByRole('region', { name: 'Delete account' }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Delete your account?' }));

async function ask(options?: Parameters<typeof open>[0]) {
  const user = await open(options);
  await user.click(await section().findByRole('button', { name: 'Delete my account' }));
  return user;
}

test('says beforehand what goes and when', async () => {
  await open();
  expect(await section().findByText(/7 days after you ask/)).toBeVisible();
  for (const what of [
    /stats and weekly stats/,
    /clips/,
    /links to your CV/,
    /asked coaches to confirm/,
    /^Contact requests/,
  ]) {
    expect(section().getByText(what, { selector: 'li' })).toBeVisible();
  }
  expect(section().getByText(/somebody has reported stays/)).toBeVisible();
});

test('plans the deletion after the password, and shows the day and the way back', async () => {
  const user = await ask();
  http.answer(PLAN, () => jsonReply({ dueAt }));
  await fill(user, dialog().getByLabelText('Current password'), mara.password);
  await user.click(dialog().getByRole('button', { name: 'Delete my account' }));
  expect(await section().findByText(formatMoment(dueAt))).toBeVisible();
  expect(section().getByRole('button', { name: 'Keep my account' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(section().getByRole('heading', { name: 'Delete account' })).toHaveFocus();
  expect(http.sent('token')).toHaveLength(1);
});

test('a wrong password plans nothing', async () => {
  const user = await ask();
  await user.type(dialog().getByLabelText('Current password'), 'wrong');
  await user.click(dialog().getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(dialog().getByLabelText('Current password')).toBeInvalid());
  expect(http.sent(PLAN)).toEqual([]);
});

test('an account that cannot be read can be deleted and kept nevertheless', async () => {
  const user = await open({ reply: () => problem(503) });
  await user.click(await section().findByRole('button', { name: 'Delete my account' }));
  http.answer(PLAN, () => jsonReply({ dueAt }));
  http.answer(KEEP, () => jsonReply({ status: 'ok' }));
  await fill(user, dialog().getByLabelText('Current password'), mara.password);
  await user.click(dialog().getByRole('button', { name: 'Delete my account' }));
  await user.click(await section().findByRole('button', { name: 'Keep my account' }));
  expect(await section().findByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('a password that was typed is forgotten with the dialog', async () => {
  const user = await ask();
  await fill(user, dialog().getByLabelText('Current password'), 'half a pass');
  await user.click(dialog().getByRole('button', { name: 'Not now' }));
  await user.click(section().getByRole('button', { name: 'Delete my account' }));
  expect(dialog().getByLabelText('Current password')).toHaveValue('');
  expect(http.sent(PLAN)).toEqual([]);
});

test('without a password nothing is sent at all', async () => {
  const user = await ask();
  await user.click(dialog().getByRole('button', { name: 'Delete my account' }));
  expect(dialog().getByLabelText('Current password')).toBeInvalid();
  expect(http.sent('accounts:signInWithPassword')).toHaveLength(1);
});

test('who came by Google needs a log-in of the last minutes instead', async () => {
  const user = await ask({ byGoogle: true });
  await waitFor(() => expect(dialog().queryByLabelText('Current password')).toBeNull());
  http.answer(PLAN, () => problem(403, { type: 'recent-sign-in-required' }));
  await user.click(dialog().getByRole('button', { name: 'Delete my account' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('log in again and come back here');
});

test('the account can be kept, and the focus stays in the section', async () => {
  const user = await open({ deletion: planned });
  http.answer(KEEP, () => jsonReply({ status: 'ok' }));
  await user.click(await section().findByRole('button', { name: 'Keep my account' }));
  expect(await section().findByRole('button', { name: 'Delete my account' })).toBeVisible();
  expect(section().getByRole('heading', { name: 'Delete account' })).toHaveFocus();
  expect(screen.getAllByRole('button', { name: 'Delete my account' })).toHaveLength(1);
});

test('a deletion that has begun cannot be stopped, and that is said', async () => {
  const user = await open({ deletion: planned });
  http.answer(KEEP, () => problem(409));
  await user.click(await section().findByRole('button', { name: 'Keep my account' }));
  expect(await section().findByText('The deletion has begun')).toBeVisible();
});

test('every page of the settings tells of it and offers to keep the account', async () => {
  const user = await open({ deletion: planned, page: <SettingsPage /> });
  expect(await screen.findByText(formatMoment(dueAt))).toBeVisible();
  http.answer(KEEP, () => problem(503));
  const keep = () => screen.getByRole('button', { name: 'Keep my account' });
  await user.click(keep());
  expect(await screen.findByRole('alert')).toHaveTextContent('went wrong on our side');
  http.answer(KEEP, () => jsonReply({ status: 'ok' }));
  await user.click(keep());
  await waitFor(() => expect(screen.queryByText(formatMoment(dueAt))).toBeNull());
});

test('without a planned deletion the settings say nothing of it', async () => {
  await open({ page: <SettingsPage /> });
  await waitFor(() => expect(http.sent('GET account')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull();
});

const GOES_ON = 'A plan you pay for goes on until you cancel it';

test('a parent is told beforehand and afterwards that a plan goes on, and finds it', async () => {
  await open({ role: 'guardian' });
  expect(await section().findByText(GOES_ON, { exact: false })).toBeVisible();
  expect(section().getByRole('link', { name: 'See what you pay for' })).toHaveAttribute('href', '/family');
});

test('a parent whose deletion is planned reads nothing of a player', async () => {
  await open({ role: 'guardian', deletion: planned });
  expect(await section().findByText(GOES_ON, { exact: false })).toBeVisible();
  expect(section().getByRole('link', { name: 'See what you pay for' })).toHaveAttribute('href', '/family');
  expect(section().queryByText(/CV|clips|map/)).toBeNull();
});

test('who may not end it reads until when', async () => {
  const user = await open({ deletion: planned });
  http.answer(KEEP, () => problem(409, { type: 'guardian-decides' }));
  await user.click(await section().findByRole('button', { name: 'Keep my account' }));
  expect(await section().findByText(/Until you are 18, only they can keep the account/)).toBeVisible();
});

test('who has planned it too often today reads when to come again', async () => {
  const user = await ask();
  http.answer(PLAN, () => problem(429, { retryAfter: 7200 }));
  await fill(user, dialog().getByLabelText('Current password'), mara.password);
  await user.click(dialog().getByRole('button', { name: 'Delete my account' }));
  expect(await dialog().findByText(/^You have tried this too often\. Try again in 2 hours/)).toBeVisible();
});
