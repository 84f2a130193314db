import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type HttpEdge, stubHttpEdge } from '../testing/http-edge';
import { identityError, noAnswer } from '../testing/json-reply';
import { renderView } from '../testing/render-view';
import ForgotPassword from './forgot-password';

const email = () => screen.getByLabelText('E-mail');
const submit = () => screen.getByRole('button', { name: 'Send the link' });

async function ask(address: string) {
  const user = userEvent.setup();
  await user.type(email(), address);
  await user.click(submit());
  return user;
}

describe('/forgot-password', () => {
  let http: HttpEdge;

  beforeEach(() => {
    http = stubHttpEdge();
    renderView(ForgotPassword, '/forgot-password');
  });

  it('asks for the mail and says where to look', async () => {
    await ask(' ada@example.com');
    const heading = await screen.findByRole('heading', { name: 'Look into your inbox' });
    expect(heading).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('If ada@example.com belongs to an account');
    expect(http.sent('accounts:sendOobCode')[0]?.body).toMatchObject({
      requestType: 'PASSWORD_RESET',
      email: 'ada@example.com',
    });
  });

  it.each(['EMAIL_NOT_FOUND', 'USER_DISABLED'])('answers %s in the same words', async (code) => {
    http.answer('accounts:sendOobCode', () => identityError(code));
    await ask('nobody@example.com');
    expect(await screen.findByRole('heading', { name: 'Look into your inbox' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('If nobody@example.com belongs to an account');
  });

  it('goes back to the form with the address', async () => {
    const user = await ask('ada@exmaple.com');
    await user.click(await screen.findByRole('button', { name: 'Use another address' }));
    expect(email()).toHaveValue('ada@exmaple.com');
  });

  it('keeps the address when the server cannot be reached or has had enough', async () => {
    http.answer('accounts:sendOobCode', noAnswer);
    const user = await ask('ada@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
    expect(email()).toHaveValue('ada@example.com');
    http.answer('accounts:sendOobCode', () => identityError('TOO_MANY_ATTEMPTS_TRY_LATER'));
    await user.click(submit());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts.'));
  });

  it.each(['', 'no-at-sign', 'two@at@signs', 'a b@example.com'])('asks nothing for "%s"', async (text) => {
    const user = userEvent.setup();
    if (text) await user.type(email(), text);
    await user.click(submit());
    expect(email()).toBeInvalid();
    expect(http.requests).toEqual([]);
  });
});
