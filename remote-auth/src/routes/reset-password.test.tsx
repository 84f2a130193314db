import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@skora/shared/testing';
import { StrictMode } from 'react';
import { onEvent } from '@skora/shared/events';
import { type HttpEdge, stubHttpEdge } from '../testing/http-edge';
import { problem } from '../testing/account-replies';
import { player } from '../testing/identity-replies';
import { jsonReply, noAnswer } from '../testing/json-reply';
import { renderView } from '../testing/render-view';
import ResetPassword from './reset-password';

const CHECK = 'account/password-reset-check';
const RESET = 'account/password-reset';
const goodCode = 'good-code-123456';

const password = () => screen.findByLabelText('New password');
const submit = () => screen.getByRole('button', { name: 'Set new password' });

function StrictResetPassword() {
  return (
    <StrictMode>
      <ResetPassword />
    </StrictMode>
  );
}

describe('/reset-password', () => {
  let http: HttpEdge;

  beforeEach(() => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    http = stubHttpEdge();
  });

  it('checks the code before it shows the form, and takes it out of the address', async () => {
    renderView(
      StrictResetPassword,
      `/reset-password?oobCode=${goodCode}&continueUrl=https%3A%2F%2Fevil.example`,
    );
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(await password()).toBeInTheDocument();
    expect(screen.getByLabelText('Account')).toHaveValue(player.email);
    expect(window.location.search).toBe('');
    expect(window.history.state).toEqual({ usr: null, key: 'from-host' });
    expect(http.sent(CHECK)[0]?.body).toEqual({ code: goodCode });
  });

  it('sets the new password and leads to the log-in', async () => {
    const toasts: string[] = [];
    const stop = onEvent('shell:toast-requested', ({ message }) => toasts.push(message));
    renderView(ResetPassword, `/reset-password?oobCode=${goodCode}`);
    const user = userEvent.setup();
    await fill(user, await password(), 'seven purple kites');
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toHaveFocus();
    expect(http.sent(RESET)[0]?.body).toEqual({ code: goodCode, password: 'seven purple kites' });
    const links = screen.getAllByRole('link', { name: 'Log in' });
    expect(links[0]).toHaveAttribute('href', '/login');
    expect(toasts).toEqual(['Your new password is set.']);
    stop();
  });

  it.each([
    ['', 'Open the link in your email', 'Ask for a link'],
    ['?oobCode=', 'Open the link in your email', 'Ask for a link'],
    ['?oobCode=%2F%2Fevil.com', 'This link is not complete', 'Ask for a new link'],
    ['?oobCode=a%20b', 'This link is not complete', 'Ask for a new link'],
    ['?oobCode=../../x', 'This link is not complete', 'Ask for a new link'],
    ['?oobCode=abc', 'This link is not complete', 'Ask for a new link'],
    ['?oobCode=good-code-123456&oobCode=other-code-1234', 'This link is not complete', 'Ask for a new link'],
    [`?oobCode=${'a'.repeat(5000)}`, 'This link is not complete', 'Ask for a new link'],
  ])('explains %.40s without asking anybody', async (search, title, wayOn) => {
    renderView(ResetPassword, `/reset-password${search}`);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: wayOn })).toHaveAttribute('href', '/forgot-password');
    expect(window.location.search).toBe('');
    expect(http.requests).toEqual([]);
  });

  it('explains a link that is dead and offers a new one', async () => {
    http.answer(CHECK, () => problem(404));
    renderView(ResetPassword, '/reset-password?oobCode=other-code-1234');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeInTheDocument();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  it('says beforehand that an account nobody has verified starts again', async () => {
    http.answer(CHECK, () => jsonReply({ email: player.email, startsAnew: true }));
    renderView(ResetPassword, `/reset-password?oobCode=${goodCode}`);
    await password();
    expect(screen.getByText(/what is in it now is deleted/)).toBeInTheDocument();
  });

  it('can check again when the server could not be reached', async () => {
    http.answer(CHECK, noAnswer);
    renderView(ResetPassword, `/reset-password?oobCode=${goodCode}`);
    await screen.findByRole('heading', { name: 'We could not check your link' });
    http.answer(CHECK, () => jsonReply({ email: player.email, startsAnew: false }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await password()).toBeInTheDocument();
  });

  it('keeps the password typed when saving fails, and explains a code that ran out meanwhile', async () => {
    renderView(ResetPassword, `/reset-password?oobCode=${goodCode}`);
    const user = userEvent.setup();
    await fill(user, await password(), 'seven purple kites');
    http.answer(RESET, noAnswer);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
    expect(await password()).toHaveValue('seven purple kites');
    http.answer(RESET, () => problem(404));
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
  });

  it('refuses a weak password', async () => {
    renderView(ResetPassword, `/reset-password?oobCode=${goodCode}`);
    const user = userEvent.setup();
    await user.type(await password(), 'short');
    await user.click(submit());
    expect(await password()).toHaveAccessibleDescription(/Use at least 8 characters\./);
    expect(http.sent(RESET)).toHaveLength(0);
  });
});
