import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@skora/shared/testing';
import { sessionStoreOfPage } from '@skora/shared/session/internal';
import { TAB_KEYS, tabStorage } from '@skora/shared/storage-keys';
import { fieldProblem, problem, waitingAccount } from '../testing/account-replies';
import { fillDetails } from '../testing/fill-details';
import { type HttpEdge, stubHttpEdge } from '../testing/http-edge';
import { jsonReply, noAnswer } from '../testing/json-reply';
import { renderView } from '../testing/render-view';
import { signOutEverywhere } from '../testing/sign-out-everywhere';
import Signup from './signup';

const guardian = () => screen.getByLabelText('Email of your parent or guardian');
const ask = () => screen.getByRole('button', { name: 'Ask for approval' });

describe('/signup when a guardian has to agree', () => {
  let http: HttpEdge;

  async function comeToTheStep() {
    renderView(Signup, '/signup');
    const user = userEvent.setup({ delay: null });
    await fill(user, screen.getByLabelText('Display name'), 'Mara Fictiva');
    await fill(user, screen.getByLabelText('Email'), 'mara@example.com');
    await fill(user, screen.getByLabelText('Password'), 'seven purple kites');
    await fillDetails(user, { year: '2016' });
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await screen.findByRole('heading', { name: 'A parent or guardian has to agree' });
    return user;
  }

  beforeEach(() => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    http = stubHttpEdge();
    http.answer('account/registration', ({ guardianEmail }) =>
      guardianEmail === undefined
        ? problem(422, { type: 'guardian-required', errors: [{ at: 'body/guardianEmail', message: 'x' }] })
        : jsonReply(waitingAccount()),
    );
  });

  afterEach(async () => {
    await signOutEverywhere();
    sessionStorage.clear();
  });

  it('asks for their address, sends all that was typed and leaves for the page of the account', async () => {
    const user = await comeToTheStep();
    const heading = screen.getByRole('heading', { name: 'A parent or guardian has to agree' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(sessionStoreOfPage.get().status).not.toBe('signed-in');
    await fill(user, guardian(), ' paula@example.com ');
    await user.dblClick(ask());
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
    expect(http.sent('account/registration')).toHaveLength(2);
    expect(http.sent('account/registration')[1]?.body).toMatchObject({
      displayName: 'Mara Fictiva',
      dateOfBirth: '2016-03-07',
      country: 'DE',
      guardianEmail: 'paula@example.com',
    });
    expect(http.sent('accounts:signUp')).toHaveLength(1);
    expect(tabStorage.read(TAB_KEYS.previousLocation)).toBe('/complete-account');
  });

  it('says nothing about ages', async () => {
    await comeToTheStep();
    expect(document.body).not.toHaveTextContent(/years? old|under \d|too young/i);
  });

  it('explains an address that will not do, and keeps it when the server cannot be reached', async () => {
    const user = await comeToTheStep();
    await user.click(ask());
    expect(guardian()).toHaveAccessibleDescription(/Enter your email address/);
    http.answer('account/registration', () => fieldProblem('body/guardianEmail'));
    await fill(user, guardian(), 'mara@example.com');
    await user.click(ask());
    await waitFor(() => expect(guardian()).toHaveAccessibleDescription(/cannot be your own/));
    http.answer('account/registration', noAnswer);
    await user.clear(guardian());
    await fill(user, guardian(), 'paula@example.com');
    await user.click(ask());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
    expect(guardian()).toHaveValue('paula@example.com');
    http.answer('account/registration', () => problem(429, { retryAfter: 59 }));
    await user.click(ask());
    expect(await screen.findByText(/Try again in 59 seconds/)).toBeInTheDocument();
  });
});
