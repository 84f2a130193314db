import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@skora/shared/testing';
import { sessionStoreOfPage } from '@skora/shared/session/internal';
import { type HttpEdge, stubHttpEdge } from '../testing/http-edge';
import { player } from '../testing/identity-replies';
import { identityError, jsonReply, noAnswer } from '../testing/json-reply';
import { renderView } from '../testing/render-view';
import { signOutEverywhere } from '../testing/sign-out-everywhere';
import Login from './login';

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

async function fillIn(address: string, secret: string) {
  const user = userEvent.setup();
  await fill(user, email(), address);
  await fill(user, password(), secret);
  return user;
}

describe('/login', () => {
  let http: HttpEdge;

  beforeEach(() => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    http = stubHttpEdge();
    renderView(Login, '/login');
  });

  afterEach(async () => {
    await signOutEverywhere();
    jest.restoreAllMocks();
  });

  it('signs in and goes nowhere by itself', async () => {
    const user = await fillIn(` ${player.email} `, player.password);
    await user.click(submit());
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
    expect(sessionStoreOfPage.get()).toMatchObject({ user: { email: player.email } });
  });

  it('is empty and ready again for whoever signs out before the next page is there', async () => {
    const user = await fillIn(player.email, player.password);
    await user.click(submit());
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
    act(() => sessionStoreOfPage.set({ status: 'signed-out' }));
    expect(submit()).toBeEnabled();
    expect(email()).toHaveValue('');
    expect(password()).toHaveValue('');
  });

  it.each(['INVALID_LOGIN_CREDENTIALS', 'EMAIL_NOT_FOUND', 'INVALID_PASSWORD', 'INVALID_EMAIL'])(
    'answers %s in the same words and keeps what was typed',
    async (code) => {
      http.answer('accounts:signInWithPassword', () => identityError(code));
      const user = await fillIn('nobody@example.com', 'wrong password');
      await user.click(submit());
      expect(await screen.findByRole('alert')).toHaveTextContent('The email or the password is not right.');
      expect(email()).toHaveValue('nobody@example.com');
      expect(password()).toHaveValue('wrong password');
    },
  );

  it('says when there were too many attempts', async () => {
    http.answer('accounts:signInWithPassword', () => identityError('TOO_MANY_ATTEMPTS_TRY_LATER'));
    const user = await fillIn(player.email, 'wrong password');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  });

  it('says when the server cannot be reached, and succeeds at the next press', async () => {
    http.answer('accounts:signInWithPassword', noAnswer);
    const user = await fillIn(player.email, player.password);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
    expect(password()).toHaveValue(player.password);
    http.answer('accounts:signInWithPassword', () => identityError('INVALID_LOGIN_CREDENTIALS'));
    await user.click(submit());
    expect(await screen.findByText('The email or the password is not right.')).toBeInTheDocument();
  });

  it('sends one request however often it is pressed', async () => {
    let release: (response: Response) => void = () => undefined;
    http.answer('accounts:signInWithPassword', () => new Promise((resolve) => (release = resolve)));
    const user = await fillIn(player.email, 'wrong password');
    await user.dblClick(submit());
    await user.type(password(), '{Enter}');
    await waitFor(() => expect(http.sent('accounts:signInWithPassword')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Logging in…' })).toHaveAttribute('aria-busy', 'true');
    release(jsonReply({ error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } }, 400));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(http.sent('accounts:signInWithPassword')).toHaveLength(1);
  });

  it('asks for what is missing, at the fields and in a summary, and moves focus to the first', async () => {
    const user = userEvent.setup();
    await user.click(submit());
    const summary = screen.getByRole('group', { name: 'Please check the form' });
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('Enter your email address.');
    await user.click(within(summary).getByRole('link', { name: 'Enter your password.' }));
    expect(password()).toHaveFocus();
    await user.type(password(), 'x');
    expect(password()).toBeValid();
    expect(http.requests).toEqual([]);
  });

  it('tells managers which fields these are and lets the password be seen', async () => {
    const user = userEvent.setup();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    await user.click(password());
    await user.paste('pasted password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveValue('pasted password');
  });

  it('leads to the reset and to sign-up', () => {
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(screen.getByRole('link', { name: 'Create your account' })).toHaveAttribute('href', '/signup');
  });

  it('says that the browser is offline while it is', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(await screen.findByText('You are offline')).toBeInTheDocument();
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull());
  });
});
