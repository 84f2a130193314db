import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@skora/shared/testing';
import { problem } from '../testing/account-replies';
import { type HttpEdge, stubHttpEdge } from '../testing/http-edge';
import { noAnswer } from '../testing/json-reply';
import { renderView } from '../testing/render-view';
import ForgotPassword from './forgot-password';

const email = () => screen.getByLabelText('Email');
const outcome = () => screen.getByText(/belongs to an account/);
const submit = () => screen.getByRole('button', { name: 'Send the link' });

async function ask(address: string, advanceTimers?: (ms: number) => void) {
  const user = userEvent.setup(advanceTimers && { advanceTimers });
  await fill(user, email(), address);
  await user.click(submit());
  return user;
}

describe('/forgot-password', () => {
  let http: HttpEdge;

  beforeEach(() => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    http = stubHttpEdge();
    renderView(ForgotPassword, '/forgot-password');
  });

  afterEach(() => jest.useRealTimers());

  it('asks for the mail and says where to look', async () => {
    await ask(' ada@example.com');
    const heading = await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(heading).toHaveFocus();
    expect(outcome()).toHaveTextContent('If ada@example.com belongs to an account');
    expect(http.requests.map(({ call, body }) => [call, body])).toEqual([
      ['account/password-reset-mail', { email: 'ada@example.com' }],
    ]);
  });

  it('sends the mail again after a minute', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const user = await ask('ada@example.com', jest.advanceTimersByTime);
    const button = await screen.findByRole('button', { name: 'Send again in 60 s' });
    await user.click(button);
    expect(http.requests).toHaveLength(1);
    act(() => jest.advanceTimersByTime(61_000));
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText(/a new email is on its way/)).toBeInTheDocument();
    expect(http.requests).toHaveLength(2);
  });

  it('explains an address that the backend cannot write to', async () => {
    http.answer('account/password-reset-mail', () => problem(400));
    await ask('ada@localhost');
    await waitFor(() => expect(email()).toBeInvalid());
    expect(email()).toHaveValue('ada@localhost');
  });

  it('goes back to the form with the address', async () => {
    const user = await ask('ada@exmaple.com');
    await user.click(await screen.findByRole('button', { name: 'Use another address' }));
    expect(email()).toHaveValue('ada@exmaple.com');
  });

  it('keeps the address when the server cannot be reached or has had enough', async () => {
    http.answer('account/password-reset-mail', noAnswer);
    const user = await ask('ada@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
    expect(email()).toHaveValue('ada@example.com');
    http.answer('account/password-reset-mail', () => problem(429, { retryAfter: 42 }));
    await user.click(submit());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'You have tried this too often. Try again in 42 seconds',
      ),
    );
  });

  it.each(['', 'no-at-sign', 'two@at@signs', 'a b@example.com'])('asks nothing for "%s"', async (text) => {
    const user = userEvent.setup();
    if (text) await fill(user, email(), text);
    await user.click(submit());
    expect(email()).toBeInvalid();
    expect(http.requests).toEqual([]);
  });
});
