import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@skora/shared/testing';
import AccountSecurityPage from '../../../../routes/account-security';
import { type HttpEdge, signInAtEdge, signOutAtEdge } from '../../../../lib/testing/http-edge';
import { mara } from '../../../../lib/testing/identity-replies';
import { identityError, jsonReply, problem } from '../../../../lib/testing/json-reply';
import { renderView } from '../../../../lib/testing/render-view';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';

const section = () => within(screen.getByRole('region', { name: 'Password' }));
const present = () => section().getByLabelText('Current password');
const next = () => section().getByLabelText('New password');

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(signOutAtEdge);

async function open(http: HttpEdge) {
  http.answer('GET account', () => problem(503));
  renderView(<AccountSecurityPage />, memoryDocuments(), '/settings/account');
  await section().findAllByRole('button');
  return userEvent.setup();
}

async function change(http: HttpEdge, from: string, to: string, account?: () => Response) {
  const user = await open(http);
  await fill(user, present(), from);
  await fill(user, next(), to);
  if (account) http.answer('GET account', account);
  await user.click(section().getByRole('button', { name: 'Change password' }));
}

/** Sign-ins after the one that the test began with. */
function proofs(http: HttpEdge) {
  return http.sent('accounts:signInWithPassword').slice(1);
}

test('changes the password after the present one, and says that other sessions were ended', async () => {
  const http = await signInAtEdge();
  await change(http, mara.password, 'eight yellow boats', () => jsonReply({}));
  expect(await section().findByText('Your password is changed')).toBeVisible();
  // The backend hears it from a session that began after the change.
  expect(proofs(http)[1]?.body).toMatchObject({ email: mara.email, password: 'eight yellow boats' });
  expect(http.sent('GET account').length).toBeGreaterThan(1);
  expect(section().getByText(/We logged out all other devices/)).toBeVisible();
  expect(proofs(http)[0]?.body).toMatchObject({ email: mara.email, password: mara.password });
  expect(http.sent('accounts:update')[0]?.body).toMatchObject({ password: 'eight yellow boats' });
  expect(present()).toHaveValue('');
  expect(next()).toHaveValue('');
});

test('promises no more than is done when the backend does not hear of the new password', async () => {
  await change(await signInAtEdge(), mara.password, 'eight yellow boats');
  expect(await section().findByText(/^Within an hour, all other devices/)).toBeVisible();
});

test('says how strong the new password is while it is typed, as on sign-up', async () => {
  const user = await open(await signInAtEdge());
  await fill(user, next(), 'password');
  expect(await section().findByText('Very easy to guess')).toBeVisible();
  await user.clear(next());
  expect(section().queryByText('Very easy to guess')).not.toBeInTheDocument();
  await fill(user, next(), 'eight yellow boats');
  expect(await section().findByText(/^(Good|Strong)$/)).toBeVisible();
});

test('tells password managers which password is which, and for whom', async () => {
  await open(await signInAtEdge());
  expect(present()).toHaveAttribute('autocomplete', 'current-password');
  expect(next()).toHaveAttribute('autocomplete', 'new-password');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Change password' });
  expect(form.elements.namedItem('username')).toHaveValue(mara.email);
});

test.each([
  ['seven77', 'Use at least 8 characters.'],
  ['12345678', 'This password is easy to guess. Choose another one.'],
  [mara.password, 'This is your current password. Choose another one.'],
  [mara.email, 'Choose a password that is not your name or email address.'],
])('the new password %p is refused before anything is sent', async (secret, message) => {
  const http = await signInAtEdge();
  const user = await open(http);
  await fill(user, present(), mara.password);
  await user.click(next());
  await user.paste(secret);
  await user.click(section().getByRole('button', { name: 'Change password' }));
  expect(next()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(screen.getByRole('link', { name: message })).toBeVisible();
  expect(proofs(http)).toEqual([]);
});

test('one of the most common passwords is refused, and nothing typed is lost', async () => {
  const http = await signInAtEdge();
  await change(http, mara.password, 'Password1');
  await waitFor(() => expect(next()).toBeInvalid());
  expect(next()).toHaveAccessibleDescription(expect.stringContaining('easy to guess'));
  expect(next()).toHaveValue('Password1');
  expect(proofs(http)).toEqual([]);
});

test('a long pasted password is taken whole', async () => {
  const http = await signInAtEdge();
  const user = await open(http);
  await fill(user, present(), mara.password);
  await user.click(next());
  await user.paste('a perfectly ordinary sentence, '.repeat(8));
  await user.click(section().getByRole('button', { name: 'Change password' }));
  expect(await section().findByText('Your password is changed')).toBeVisible();
});

test('a wrong present password is said at its field, and the new one stays', async () => {
  const http = await signInAtEdge();
  await change(http, 'wrong', 'eight yellow boats');
  await waitFor(() => expect(present()).toBeInvalid());
  expect(present()).toHaveAccessibleDescription('This is not your current password.');
  expect(next()).toHaveValue('eight yellow boats');
  expect(http.sent('accounts:update')).toEqual([]);
});

test.each([
  ['TOO_MANY_ATTEMPTS_TRY_LATER', /Too many attempts\. Wait a few minutes/],
  ['TOKEN_EXPIRED', /Your session has ended/],
])('%s is explained and nothing typed is lost', async (code, message) => {
  const http = await signInAtEdge();
  http.answer('accounts:update', () => identityError(code));
  await change(http, mara.password, 'eight yellow boats');
  expect(await section().findByRole('alert')).toHaveTextContent(message);
  expect(next()).toHaveValue('eight yellow boats');
});

describe('a player who came by Google', () => {
  const CALL = 'POST account/password-reset-mail';

  test('is offered a mail to set a password, and no form that asks for one', async () => {
    const http = await signInAtEdge({ byGoogle: true });
    http.answer(CALL, () => jsonReply({ status: 'ok' }));
    const user = await open(http);
    await user.click(await section().findByRole('button', { name: 'Email me a link to set a password' }));
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(await section().findByText(`An email is on its way to ${mara.email}`)).toBeVisible();
    expect(section().getByText(/to choose a password. Then log in again\./)).toBeVisible();
    expect(http.sent(CALL)[0]?.body).toEqual({ email: mara.email });
  });

  test('hears when no mail could be sent', async () => {
    const http = await signInAtEdge({ byGoogle: true });
    http.answer(CALL, () => problem(429, { retryAfter: 40 }));
    const user = await open(http);
    await user.click(await section().findByRole('button', { name: 'Email me a link to set a password' }));
    expect(await section().findByRole('alert')).toHaveTextContent('Try again in 40 seconds.');
  });
});
