import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@skora/shared/testing';
import AccountSecurityPage from '../../../../routes/account-security';
import { type HttpEdge, signInAtEdge, signOutAtEdge } from '../../../../lib/testing/http-edge';
import { mara } from '../../../../lib/testing/identity-replies';
import { noAnswer, problem, jsonReply } from '../../../../lib/testing/json-reply';
import { renderView } from '../../../../lib/testing/render-view';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';

const CALL = 'POST account/email-change';

let http: HttpEdge;
beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  http = await signInAtEdge();
  http.answer('GET account', () => problem(503));
  http.answer(CALL, () => jsonReply({ status: 'ok' }));
});
afterEach(signOutAtEdge);

const section = () => within(screen.getByRole('region', { name: 'Email' }));
const newEmail = () => section().getByLabelText('New email');
const password = () => section().getByLabelText('Current password');

async function open() {
  renderView(<AccountSecurityPage />, memoryDocuments(), '/settings/account');
  await section().findByLabelText('New email');
  return userEvent.setup();
}

async function ask(address = 'mara.new@skora.example', secret = mara.password) {
  const user = await open();
  await fill(user, newEmail(), address);
  await fill(user, password(), secret);
  await user.click(section().getByRole('button', { name: 'Change email' }));
  return user;
}

test('gives the password once more, asks with a fresh token and says what happens next', async () => {
  await ask(' mara.new@skora.example ');
  expect(
    await section().findByText('If mara.new@skora.example can be used, a link is on its way to it'),
  ).toBeVisible();
  expect(section().getByText(/Your address changes when you open it/)).toBeVisible();
  expect(http.sent(CALL)[0]?.body).toEqual({ newEmail: 'mara.new@skora.example' });
  expect(http.sent('token')).toHaveLength(1);
  expect(http.sent(CALL)[0]?.authorization).toMatch(/^Bearer ./);
  expect(newEmail()).toHaveValue('');
  expect(password()).toHaveValue('');
});

test.each([
  ['', 'Enter your email address.'],
  ['mara', 'Enter an email address like name@example.com.'],
  ['MARA@skora.example', 'This is already your address. Enter another one.'],
])('the address %p is refused at the field, before anything is sent', async (address, message) => {
  const user = await open();
  if (address !== '') await fill(user, newEmail(), address);
  await user.click(section().getByRole('button', { name: 'Change email' }));
  expect(newEmail()).toBeInvalid();
  expect(newEmail()).toHaveAccessibleDescription(message);
  expect(password()).toHaveAccessibleDescription(expect.stringContaining('Enter your current password.'));
  expect(http.sent('accounts:signInWithPassword')).toHaveLength(1);
});

test('a wrong password is said at its field, and the address stays', async () => {
  const user = await ask('mara.new@skora.example', 'wrong');
  await waitFor(() => expect(password()).toBeInvalid());
  expect(password()).toHaveAccessibleDescription(
    expect.stringContaining('This is not your current password.'),
  );
  expect(newEmail()).toHaveValue('mara.new@skora.example');
  expect(http.sent(CALL)).toEqual([]);
  await user.type(password(), '!');
  expect(password()).toBeValid();
});

test('an address that the backend does not take is said at its field', async () => {
  http.answer(CALL, () => problem(422));
  await ask();
  await waitFor(() => expect(newEmail()).toBeInvalid());
  expect(newEmail()).toHaveValue('mara.new@skora.example');
});

test.each([
  [() => problem(429, { retryAfter: 5400 }), /Try again in 2 hours\./],
  [() => problem(403, { type: 'recent-sign-in-required' }), /logged in within the last five minutes/],
  [() => problem(409), /went wrong on our side/],
  [() => problem(401), /Your session has ended/],
  [noAnswer, /could not reach the server/],
])('a failed request is explained and nothing typed is lost', async (reply, message) => {
  http.answer(CALL, reply);
  await ask();
  expect(await section().findByRole('alert')).toHaveTextContent(message);
  expect(newEmail()).toHaveValue('mara.new@skora.example');
  expect(password()).toHaveValue(mara.password);
});

test('pressing twice asks once', async () => {
  let release = (_reply: Response) => {};
  http.answer(CALL, () => new Promise((resolve) => (release = resolve)));
  const user = await ask();
  await waitFor(() => expect(http.sent(CALL)).toHaveLength(1));
  await user.click(section().getByRole('button', { name: 'Sending…' }));
  await user.type(password(), '{Enter}');
  release(jsonReply({ status: 'ok' }));
  await section().findByText('If mara.new@skora.example can be used, a link is on its way to it');
  expect(http.sent(CALL)).toHaveLength(1);
});

describe('an address that is not verified', () => {
  const RESEND = 'POST account/verification-mail';

  async function sendAgain(reply: () => Response) {
    http = await signInAtEdge({ emailVerified: false });
    http.answer('GET account', () => problem(503));
    http.answer(RESEND, reply);
    const user = await open();
    expect(section().getByText('Not verified')).toBeVisible();
    await user.click(section().getByRole('button', { name: 'Send the email again' }));
    return user;
  }

  test('gets its mail again, once a minute', async () => {
    const user = await sendAgain(() => jsonReply({ status: 'sent', retryAfter: 60 }));
    const wait = await section().findByRole('button', { name: 'Send again in 60 s' });
    expect(section().getByText(/A new email is on its way/)).toBeVisible();
    expect(http.sent(RESEND)[0]?.authorization).toMatch(/^Bearer ./);
    await user.click(wait);
    expect(http.sent(RESEND)).toHaveLength(1);
  });

  test('waits as long as the backend says', async () => {
    await sendAgain(() => problem(429, { retryAfter: 42 }));
    expect(await section().findByRole('button', { name: 'Send again in 42 s' })).toBeVisible();
    expect(section().getByText(/We sent an email a short while ago/)).toBeVisible();
  });
});
