import { StrictMode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStoreOfPage } from '@skora/shared/session/internal';
import { TAB_KEYS, tabStorage } from '@skora/shared/storage-keys';
import { provideTestConfig } from '@skora/shared/testing';
import { account, problem, waitingAccount } from '../testing/account-replies';
import { fillDetails } from '../testing/fill-details';
import { type HttpEdge, stubHttpEdge } from '../testing/http-edge';
import { identityError, jsonReply, noAnswer } from '../testing/json-reply';
import { renderView } from '../testing/render-view';
import { signOutEverywhere } from '../testing/sign-out-everywhere';
import Login from './login';
import Signup from './signup';

const marks = { state: 'state-1', nonce: 'nonce-1' };
const googleToken = `e30.${btoa(JSON.stringify({ nonce: 'nonce-1' })).replaceAll('=', '')}.sig`;
const good = `/login#id_token=${googleToken}&state=state-1`;
const googleSignIn = { clientId: 'client-1', authorizationUrl: 'https://accounts.example/auth' };
const GOOGLE = 'Continue with Google';

function StrictLogin() {
  return (
    <StrictMode>
      <Login />
    </StrictMode>
  );
}

describe('log-in with Google', () => {
  let http: HttpEdge;

  beforeEach(() => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    http = stubHttpEdge();
    sessionStorage.setItem('googleSignIn', JSON.stringify(marks));
  });

  afterEach(async () => {
    await signOutEverywhere();
    sessionStorage.clear();
  });

  it.each([
    ['/login', Login],
    ['/signup', Signup],
  ])('is offered on %s only where it is configured', (path, View) => {
    const { unmount } = renderView(View, path);
    expect(screen.queryByRole('button', { name: GOOGLE })).toBeNull();
    unmount();
    provideTestConfig({ googleSignIn });
    renderView(View, path);
    expect(screen.getByRole('button', { name: GOOGLE })).toBeEnabled();
  });

  it('says so when the way to Google is closed', async () => {
    provideTestConfig({ googleSignIn });
    renderView(Login, '/login');
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await userEvent.click(screen.getByRole('button', { name: GOOGLE }));
    expect(await screen.findByText(/We could not reach Google/)).toBeInTheDocument();
    set.mockRestore();
  });

  it('signs in with the answer, once, and takes it out of the address', async () => {
    renderView(StrictLogin, good);
    expect(window.location.hash).toBe('');
    await waitFor(() =>
      expect(sessionStoreOfPage.get()).toMatchObject({ user: { displayName: 'Greta Google' } }),
    );
    expect(http.sent('accounts:signInWithIdp')).toHaveLength(1);
    expect(String(http.sent('accounts:signInWithIdp')[0]?.body.postBody)).toContain(
      `id_token=${googleToken}`,
    );
    expect(sessionStorage.getItem('googleSignIn')).toBeNull();
  });

  it('completes a new account in place before the page learns of the session', async () => {
    http.answer('account', () => jsonReply(account({ status: 'incomplete' })));
    renderView(StrictLogin, good);
    expect(await screen.findByRole('heading', { level: 1, name: 'Complete your account' })).toHaveFocus();
    expect(await screen.findByLabelText('Display name')).toHaveValue('Greta Google');
    expect(sessionStoreOfPage.get().status).not.toBe('signed-in');
    const user = userEvent.setup({ delay: null });
    await user.type(screen.getByLabelText('Display name'), ' B.');
    await fillDetails(user);
    http.answer('account/registration', () => jsonReply(waitingAccount()));
    await user.click(screen.getByRole('button', { name: 'Complete account' }));
    await waitFor(() =>
      expect(sessionStoreOfPage.get()).toMatchObject({ user: { displayName: 'Greta Google B.' } }),
    );
    expect(tabStorage.read(TAB_KEYS.previousLocation)).toBe('/complete-account');

    // Whoever signs out before the next page is there is back here, where nothing of the account may stand.
    act(() => sessionStoreOfPage.set({ status: 'signed-out' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
    expect(screen.queryByDisplayValue('Greta Google B.')).toBeNull();
  });

  it('logs in once more, and says why, when the account of before has ended', async () => {
    const replies = [
      () => problem(401),
      () => jsonReply(account({ status: 'incomplete', emailVerified: true, startedAnew: true })),
    ];
    http.answer('token', () => identityError('USER_NOT_FOUND'));
    http.answer('account', () => replies.shift()?.() ?? noAnswer());
    renderView(StrictLogin, good);
    expect(await screen.findByText(/Nobody had verified your email address/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Complete your account' })).toHaveFocus();
    const [first, second, ...more] = http.sent('accounts:signInWithIdp');
    expect(second?.body.postBody).toBe(first?.body.postBody);
    expect(more).toEqual([]);
    expect(sessionStoreOfPage.get().status).not.toBe('signed-in');
    tabStorage.write(TAB_KEYS.previousLocation, '/pricing-plans');
    await fillDetails(userEvent.setup({ delay: null }));
    await userEvent.click(screen.getByRole('button', { name: 'Complete account' }));
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
    expect(tabStorage.read(TAB_KEYS.previousLocation)).toBe('/pricing-plans');
  });

  it('logs in twice at most', async () => {
    http.answer('token', () => identityError('USER_NOT_FOUND'));
    http.answer('account', () => problem(401));
    renderView(StrictLogin, good);
    expect(await screen.findByText(/on the way back from Google/)).toBeInTheDocument();
    expect(http.sent('accounts:signInWithIdp')).toHaveLength(2);
    expect(sessionStoreOfPage.get().status).not.toBe('signed-in');
  });

  it.each([
    ['#error=access_denied&state=state-1', /You did not continue with Google/],
    [`#id_token=${googleToken}&state=forged`, /on the way back from Google/],
  ])('is calm about %.25s', async (hash, text) => {
    renderView(Login, `/login${hash}`);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toBeInTheDocument();
    expect(window.location.hash).toBe('');
    expect(http.requests).toEqual([]);
    expect(sessionStoreOfPage.get().status).not.toBe('signed-in');
  });

  it.each([
    [
      'a token the provider refuses',
      () => identityError('INVALID_IDP_RESPONSE'),
      /on the way back from Google/,
    ],
    ['no network', noAnswer, /could not reach the server/],
  ])('explains %s', async (_, reply, text) => {
    http.answer('accounts:signInWithIdp', reply);
    renderView(Login, good);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
  });
});
