import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onEvent } from '@skora/shared/events';
import { ensureSession } from '@skora/shared/session';
import { sessionStoreOfPage } from '@skora/shared/session/internal';
import { type HttpEdge, stubHttpEdge } from '../testing/http-edge';
import { player } from '../testing/identity-replies';
import { identityError, jsonReply, noAnswer } from '../testing/json-reply';
import { renderView } from '../testing/render-view';
import { signOutEverywhere } from '../testing/sign-out-everywhere';
import Signup from './signup';

const name = () => screen.getByLabelText('Display name');
const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Password');
const terms = () => screen.getByRole('checkbox', { name: /I accept the Terms & Conditions/ });
const newsletter = () => screen.getByRole('checkbox', { name: /Playbook Digest/ });
const submit = () => screen.getByRole('button', { name: 'Create account' });

const newcomer = { name: 'Mara Fictiva', email: 'mara@example.com', password: 'seven purple kites' };

async function fillIn(who = newcomer) {
  const user = userEvent.setup();
  await user.type(name(), who.name);
  await user.type(email(), who.email);
  await user.type(password(), who.password);
  await user.click(terms());
  return user;
}

describe('/signup', () => {
  let http: HttpEdge;
  let unmount: () => void;

  beforeEach(() => {
    http = stubHttpEdge();
    ({ unmount } = renderView(Signup, '/signup'));
  });

  afterEach(async () => {
    await signOutEverywhere();
    jest.restoreAllMocks();
  });

  it('makes identity, name and record, sends the verification mail and shows the name in the session', async () => {
    const user = await fillIn({ ...newcomer, name: '  Mara   Fictiva ' });
    await user.click(submit());
    await waitFor(() =>
      expect(sessionStoreOfPage.get()).toMatchObject({
        status: 'signed-in',
        user: { email: newcomer.email, displayName: 'Mara Fictiva' },
      }),
    );
    expect(http.sent('accounts:signUp')[0]?.body).toMatchObject({
      email: newcomer.email,
      password: newcomer.password,
    });
    expect(http.sent('account/record')).toHaveLength(1);
    expect(http.sent('accounts:sendOobCode')[0]?.body).toMatchObject({ requestType: 'VERIFY_EMAIL' });
    expect(http.sent('newsletter/subscribe')).toEqual([]);
  });

  it('starts with both consents unticked and needs the terms only', async () => {
    expect(terms()).not.toBeChecked();
    expect(newsletter()).not.toBeChecked();
    const user = await fillIn();
    await user.click(terms());
    await user.click(submit());
    expect(terms()).toBeInvalid();
    expect(terms()).toHaveAccessibleDescription('Accept the terms to create an account.');
    expect(http.sent('accounts:signUp')).toEqual([]);
  });

  it('subscribes to the digest when asked, and only logs that it failed', async () => {
    const logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    http.answer('newsletter/subscribe', () => jsonReply({ title: 'Unavailable' }, 503));
    const user = await fillIn();
    await user.click(newsletter());
    await user.click(submit());
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
    expect(http.sent('newsletter/subscribe')[0]?.body).toEqual({ email: newcomer.email });
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith(expect.stringContaining('newsletter'), expect.anything()),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['short', 'Use at least 8 characters.'],
    ['12345678', 'This password is easy to guess. Choose another one.'],
    ['Football2026!', 'This password is easy to guess. Choose another one.'],
    [newcomer.email, 'Choose a password that is not your name or e-mail address.'],
  ])('refuses the password %s', async (secret, message) => {
    const user = await fillIn({ ...newcomer, password: secret });
    await user.click(submit());
    expect(screen.getByRole('link', { name: message })).toBeInTheDocument();
    expect(password()).toBeInvalid();
    expect(http.requests).toEqual([]);
  });

  it('takes a long pasted password whole', async () => {
    const long = 'a perfectly ordinary sentence, 64 characters and more, typed by a manager 🙂';
    const user = await fillIn({ ...newcomer, password: 'x' });
    await user.clear(password());
    await user.click(password());
    await user.paste(long);
    await user.click(submit());
    await waitFor(() => expect(http.sent('accounts:signUp')[0]?.body).toMatchObject({ password: long }));
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
  });

  it('keeps everything when the server cannot be reached', async () => {
    http.answer('accounts:signUp', noAnswer);
    const user = await fillIn();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
    expect(name()).toHaveValue(newcomer.name);
    expect(email()).toHaveValue(newcomer.email);
    expect(password()).toHaveValue(newcomer.password);
    expect(terms()).toBeChecked();
    expect(submit()).toBeEnabled();
  });

  it('shows at the field that an address is taken', async () => {
    const user = await fillIn({ ...newcomer, email: player.email });
    await user.click(submit());
    expect(await screen.findByRole('group', { name: 'Please check the form' })).toHaveFocus();
    expect(email()).toHaveAccessibleDescription(/cannot be used for a new account/);
    expect(sessionStoreOfPage.get().status).not.toBe('signed-in');
    expect(http.sent('account/record')).toEqual([]);
  });

  it('shows at the field that the provider finds the password weak', async () => {
    http.answer('accounts:signUp', () => identityError('WEAK_PASSWORD : Password is weak'));
    const user = await fillIn();
    await user.click(submit());
    await waitFor(() => expect(password()).toBeInvalid());
  });

  it('gets on with a half-made account when its owner signs up again', async () => {
    const user = await fillIn({ ...newcomer, email: player.email, password: player.password });
    await user.click(submit());
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
    expect(http.sent('account/record')).toHaveLength(1);
    expect(http.sent('accounts:sendOobCode')).toHaveLength(1);
  });

  it('says so in a toast when the record fails after the host has left the page', async () => {
    await ensureSession();
    const toasts: string[] = [];
    const stop = onEvent('shell:toast-requested', ({ message }) => toasts.push(message));
    http.answer('account/record', () => {
      unmount();
      return jsonReply({}, 503);
    });
    const user = await fillIn();
    await user.click(submit());
    await waitFor(() => expect(toasts).toEqual(['Your account is made; your next log-in finishes it.']));
    stop();
  });

  it('sends one request however often it is pressed', async () => {
    const user = await fillIn();
    await user.dblClick(submit());
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
    expect(http.sent('accounts:signUp')).toHaveLength(1);
  });

  it('shows a hostile name as text and stores it without direction marks', async () => {
    const user = await fillIn({ ...newcomer, name: '<img src=x onerror=alert(1)>\u202Eevil' });
    await user.click(submit());
    await waitFor(() => expect(http.sent('accounts:update')).toHaveLength(1));
    expect(http.sent('accounts:update')[0]?.body).toMatchObject({
      displayName: '<img src=x onerror=alert(1)>evil',
    });
    expect(document.querySelector('img')).toBeNull();
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
  });
});
