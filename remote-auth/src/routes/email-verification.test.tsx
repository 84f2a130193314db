import { StrictMode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onEvent } from '@skora/shared/events';
import { loadAuth } from '@skora/shared/firebase';
import { ensureSession } from '@skora/shared/session';
import { sessionStoreOfPage } from '@skora/shared/session/internal';
import { problem } from '../testing/account-replies';
import { type HttpEdge, stubHttpEdge } from '../testing/http-edge';
import { player } from '../testing/identity-replies';
import { jsonReply, noAnswer } from '../testing/json-reply';
import { renderView } from '../testing/render-view';
import { signOutEverywhere } from '../testing/sign-out-everywhere';
import EmailVerification from './email-verification';

function StrictEmailVerification() {
  return (
    <StrictMode>
      <EmailVerification />
    </StrictMode>
  );
}

let serial = 0;
/** Every code is applied once in a page's life, so each test has its own. */
const newCode = () => `code-of-test-${serial++}`;

async function signIn() {
  await ensureSession();
  const { signInWithPassword } = await loadAuth();
  await signInWithPassword(player.email, player.password);
}

const PROOF = 'account/email-proof';
const applied = (http: HttpEdge) => http.sent(PROOF);
const title = (name: string) => screen.findByRole('heading', { name });

describe('/email-verification', () => {
  let http: HttpEdge;

  beforeEach(() => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    http = stubHttpEdge();
  });

  afterEach(async () => {
    await signOutEverywhere();
    jest.useRealTimers();
  });

  it('applies the code once, out of the address, and the session knows at once', async () => {
    await signIn();
    expect(sessionStoreOfPage.get()).toMatchObject({ user: { emailVerified: false } });
    http.answer('accounts:lookup', () =>
      jsonReply({ users: [{ localId: 'uid-ada', email: player.email, emailVerified: true }] }),
    );
    const toasts: string[] = [];
    const stop = onEvent('shell:toast-requested', ({ message }) => toasts.push(message));
    const code = newCode();
    renderView(StrictEmailVerification, `/email-verification?oobCode=${code}`);
    expect(await title('Your email address is verified')).toBeInTheDocument();
    expect(applied(http).map(({ body }) => body.code)).toEqual([code]);
    expect(window.location.search).toBe('');
    expect(sessionStoreOfPage.get()).toMatchObject({ user: { emailVerified: true } });
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/welcome');
    expect(toasts).toEqual(['Your email address is verified.']);
    stop();
  });

  it('says which address counts when a change of it has ended the session', async () => {
    await signIn();
    http.answer(PROOF, () => jsonReply({ status: 'moved' }));
    renderView(EmailVerification, `/email-verification?oobCode=${newCode()}`);
    expect(await title('Your new email address is verified')).toBeInTheDocument();
    expect(sessionStoreOfPage.get().status).toBe('signed-out');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('offers a new link to a signed-in person who comes without one', async () => {
    await signIn();
    renderView(EmailVerification, '/email-verification');
    expect(await title('Open the link in your email')).toBeInTheDocument();
    expect(screen.getByText(player.email)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send me a new link' })).toBeEnabled();
  });

  it('waits with the code until somebody logs in, and tells the outcome wherever they are', async () => {
    const toasts: string[] = [];
    const stop = onEvent('shell:toast-requested', ({ message }) => toasts.push(message));
    const code = newCode();
    const { unmount } = renderView(StrictEmailVerification, `/email-verification?oobCode=${code}`);
    await title('Log in to verify your email');
    const login = screen.getByRole('link', { name: 'Log in' });
    expect(login).toHaveAttribute('href', '/login');
    await userEvent.click(login);
    expect(sessionStorage.getItem('previousLocation')).toBe('/welcome');
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(code);
    unmount();
    expect(applied(http)).toEqual([]);
    await signIn();
    await waitFor(() => expect(toasts).toEqual(['Your email address is verified.']));
    expect(applied(http).map(({ body }) => body.code)).toEqual([code]);
    stop();
  });

  it('goes on by itself when somebody logs in elsewhere while the page is open', async () => {
    renderView(EmailVerification, `/email-verification?oobCode=${newCode()}`);
    await title('Log in to verify your email');
    await act(signIn);
    expect(await title('Your email address is verified')).toBeInTheDocument();
  });

  it('leads out of another account, and keeps the code for the right one', async () => {
    await signIn();
    http.answer(PROOF, () => problem(403, { type: 'other-account' }));
    renderView(EmailVerification, `/email-verification?oobCode=${newCode()}`);
    await title('This link is for another account');
    expect(screen.getByText(player.email)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await title('Log in to verify your email')).toBeInTheDocument();
  });

  it('asks to log in when the session has ended meanwhile', async () => {
    await signIn();
    http.answer(PROOF, () => problem(401));
    renderView(EmailVerification, `/email-verification?oobCode=${newCode()}`);
    expect(await title('Log in to verify your email')).toBeInTheDocument();
  });

  it('explains a link that is dead', async () => {
    await signIn();
    http.answer(PROOF, () => problem(404));
    renderView(EmailVerification, `/email-verification?oobCode=${newCode()}`);
    expect(await title('This link no longer works')).toBeInTheDocument();
  });

  it('says "already" when a used link meets a verified person', async () => {
    await signIn();
    http.answer(PROOF, () => problem(404));
    http.answer('accounts:lookup', () =>
      jsonReply({ users: [{ localId: 'uid-ada', email: player.email, emailVerified: true }] }),
    );
    renderView(EmailVerification, `/email-verification?oobCode=${newCode()}`);
    expect(await title('Your email address was verified already')).toBeInTheDocument();
  });

  it('sends a new link to a signed-in person, once a minute', async () => {
    await signIn();
    http.answer(PROOF, () => problem(404));
    renderView(EmailVerification, `/email-verification?oobCode=${newCode()}`);
    const button = await screen.findByRole('button', { name: 'Send me a new link' });
    jest.useFakeTimers({ advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(button);
    expect(await screen.findByText(/A new email is on its way/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Send again in \d+ s/ }));
    expect(http.sent('account/verification-mail')).toHaveLength(1);
    act(() => jest.advanceTimersByTime(61_000));
    await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
    expect(await screen.findByRole('button', { name: 'Send again in 60 s' })).toBeInTheDocument();
    expect(http.sent('account/verification-mail')).toHaveLength(2);
  });

  it('says when no new link could be sent', async () => {
    await signIn();
    http.answer(PROOF, () => problem(404));
    http.answer('account/verification-mail', () => problem(503));
    renderView(EmailVerification, `/email-verification?oobCode=${newCode()}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Send me a new link' }));
    expect(await screen.findByText(/Something went wrong on our side/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send me a new link' })).toBeEnabled();
  });

  it('counts down the wait that the backend asks for', async () => {
    await signIn();
    http.answer(PROOF, () => problem(404));
    http.answer('account/verification-mail', () => problem(429, { retryAfter: 42 }));
    renderView(EmailVerification, `/email-verification?oobCode=${newCode()}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Send me a new link' }));
    expect(await screen.findByRole('button', { name: /Send again in 4[12] s/ })).toBeInTheDocument();
    expect(screen.getByText(/We sent an email a short while ago/)).toBeInTheDocument();
  });

  it('shows that the address has been verified meanwhile instead of sending', async () => {
    await signIn();
    http.answer(PROOF, () => problem(404));
    renderView(EmailVerification, `/email-verification?oobCode=${newCode()}`);
    const button = await screen.findByRole('button', { name: 'Send me a new link' });
    http.answer('account/verification-mail', () => jsonReply({ status: 'already-verified', retryAfter: 0 }));
    http.answer('accounts:lookup', () =>
      jsonReply({ users: [{ localId: 'uid-ada', email: player.email, emailVerified: true }] }),
    );
    await userEvent.click(button);
    await waitFor(() => expect(sessionStoreOfPage.get()).toMatchObject({ user: { emailVerified: true } }));
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeInTheDocument();
  });

  it('tries again with the same code when there was no answer', async () => {
    await signIn();
    http.answer(PROOF, noAnswer);
    renderView(EmailVerification, `/email-verification?oobCode=${newCode()}`);
    await title('We could not verify your address yet');
    http.answer(PROOF, () => jsonReply({ status: 'verified' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('Your email address is verified')).toHaveFocus();
  });

  it.each([
    ['', 'Open the link in your email'],
    ['?oobCode=%3Cscript%3E', 'This link is not complete'],
    ['?oobCode=a%20b', 'This link is not complete'],
    ['?oobCode=../../x', 'This link is not complete'],
    ['?oobCode=abc', 'This link is not complete'],
  ])('explains "%s" without asking anybody', async (search, heading) => {
    renderView(EmailVerification, `/email-verification${search}`);
    expect(await title(heading)).toBeInTheDocument();
    expect(http.requests).toEqual([]);
  });

  it('tells the outcome in a toast when the page is left before it is known', async () => {
    let release: (response: Response) => void = () => undefined;
    await signIn();
    http.answer(PROOF, () => new Promise((resolve) => (release = resolve)));
    const toasts: string[] = [];
    const stop = onEvent('shell:toast-requested', ({ message }) => toasts.push(message));
    const { unmount } = renderView(EmailVerification, `/email-verification?oobCode=${newCode()}`);
    await waitFor(() => expect(applied(http)).toHaveLength(1));
    unmount();
    release(problem(404));
    await waitFor(() => expect(toasts).toEqual(['Your email address could not be verified.']));
    stop();
  });
});
