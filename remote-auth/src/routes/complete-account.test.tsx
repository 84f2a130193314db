import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY_MS } from '@skora/domain';
import { fill } from '@skora/shared/testing';
import { loadAuth } from '@skora/shared/firebase';
import { ensureSession } from '@skora/shared/session';
import { sessionStoreOfPage } from '@skora/shared/session/internal';
import { account, fieldProblem, problem, waitingAccount } from '../testing/account-replies';
import { fillDetails } from '../testing/fill-details';
import { type HttpEdge, stubHttpEdge } from '../testing/http-edge';
import { player } from '../testing/identity-replies';
import { jsonReply, noAnswer } from '../testing/json-reply';
import { renderView } from '../testing/render-view';
import { signOutEverywhere } from '../testing/sign-out-everywhere';
import CompleteAccount from './complete-account';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const submit = () => screen.getByRole('button', { name: 'Complete account' });

describe('/complete-account', () => {
  let http: HttpEdge;

  async function open(reply: () => Response) {
    http.answer('account', reply);
    renderView(CompleteAccount, '/complete-account');
    return userEvent.setup({ delay: null });
  }

  beforeEach(async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    http = stubHttpEdge();
    await ensureSession();
    const { signInWithPassword } = await loadAuth();
    await signInWithPassword(player.email, player.password);
  });

  afterEach(signOutEverywhere);

  it('asks for the rest, with the name of the sign-in, and says when all is there', async () => {
    const user = await open(() => jsonReply(account({ status: 'incomplete' })));
    expect(await title('Complete your account')).toBeInTheDocument();
    expect(screen.getByLabelText('Display name')).toHaveValue(player.displayName);
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.queryByLabelText('Password')).toBeNull();
    await fillDetails(user);
    await user.dblClick(submit());
    expect(await title('Your account is complete')).toHaveFocus();
    expect(http.sent('account/registration').map(({ body }) => body)).toEqual([
      expect.objectContaining({ displayName: player.displayName, dateOfBirth: '1999-03-07' }),
    ]);
    expect(http.sent('accounts:update')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/welcome');
  });

  it('says that what was there before has been deleted', async () => {
    await open(() => jsonReply(account({ status: 'incomplete', emailVerified: true, startedAnew: true })));
    expect(await screen.findByText(/Nobody had verified your email address/)).toBeInTheDocument();
  });

  it('gives the sign-in the name that was typed', async () => {
    const user = await open(() => jsonReply(account({ status: 'incomplete' })));
    await title('Complete your account');
    await user.clear(screen.getByLabelText('Display name'));
    await user.type(screen.getByLabelText('Display name'), 'Ada Q.');
    await fillDetails(user);
    await user.click(submit());
    await title('Your account is complete');
    expect(http.sent('accounts:update')[0]?.body).toMatchObject({ displayName: 'Ada Q.' });
    expect(sessionStoreOfPage.get()).toMatchObject({ user: { displayName: 'Ada Q.' } });
  });

  it('keeps what was typed when the request fails', async () => {
    const user = await open(() => jsonReply(account({ status: 'incomplete' })));
    await title('Complete your account');
    await fillDetails(user);
    http.answer('account/registration', noAnswer);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
    expect(screen.getByLabelText('Year')).toHaveValue('1999');
    expect(screen.getByLabelText('Country')).toHaveValue('DE');
    http.answer('account/registration', () => fieldProblem('body/dateOfBirth'));
    await user.click(submit());
    await waitFor(() => expect(screen.getByLabelText('Day')).toBeInvalid());
  });

  it('asks for a guardian where one is needed, and shows that the account waits', async () => {
    const user = await open(() => jsonReply(account({ status: 'incomplete' })));
    await title('Complete your account');
    http.answer('account/registration', ({ guardianEmail }) =>
      guardianEmail === undefined ? problem(422, { type: 'guardian-required' }) : jsonReply(waitingAccount()),
    );
    await fillDetails(user, { year: '2016' });
    await user.click(submit());
    await fill(user, await screen.findByLabelText('Email of your parent or guardian'), 'paula@mail.example');
    await user.click(screen.getByRole('button', { name: 'Ask for approval' }));
    expect(await title('Waiting for your parent or guardian')).toHaveFocus();
    expect(screen.getByText('p•••@mail.example')).toBeInTheDocument();
  });

  it('asks the guardian again, with the wait counted down', async () => {
    const user = await open(() => jsonReply(waitingAccount()));
    await title('Waiting for your parent or guardian');
    await user.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText('The email is on its way.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Send again in \d+ s/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(http.sent('account/guardian-request').map(({ body }) => body)).toEqual([{}]);
  });

  it('says that the question has ended once nobody has answered for 7 days', async () => {
    const asked = Date.now() - 7 * DAY_MS;
    await open(() => jsonReply(waitingAccount('pending', 'p•••@mail.example', asked)));
    expect(await screen.findByRole('heading', { name: 'The question has ended' })).toBeInTheDocument();
    expect(screen.queryByText(/It works for 7 days/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeEnabled();
    expect(screen.getByLabelText('Email of your parent or guardian')).toBeInTheDocument();
  });

  it('asks at another address', async () => {
    const user = await open(() => jsonReply(waitingAccount()));
    await title('Waiting for your parent or guardian');
    http.answer('account/guardian-request', () => jsonReply(waitingAccount('pending', 'q•••@mail.example')));
    await fill(user, screen.getByLabelText('Email of your parent or guardian'), 'quentin@mail.example');
    await user.click(screen.getByRole('button', { name: 'Ask at this address' }));
    expect(await screen.findByText('q•••@mail.example')).toBeInTheDocument();
    expect(screen.getByText('The email is on its way to the new address.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email of your parent or guardian')).toHaveValue('');
    expect(http.sent('account/guardian-request')[0]?.body).toEqual({ guardianEmail: 'quentin@mail.example' });
  });

  it.each([
    ['declined', 'They said no'],
    ['revoked', 'The approval was withdrawn'],
  ])('shows that a guardian has %s and how to ask again', async (status, heading) => {
    await open(() => jsonReply(waitingAccount(status)));
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeEnabled();
    // Who agreed once stays the guardian.
    const fields = screen.queryAllByLabelText('Email of your parent or guardian');
    expect(fields).toHaveLength(status === 'revoked' ? 0 : 1);
  });

  it('says beside the address who decides when a guardian agreed meanwhile', async () => {
    const user = await open(() => jsonReply(waitingAccount()));
    await title('Waiting for your parent or guardian');
    const at = { at: 'body/guardianEmail', message: 'the parent or guardian decides' };
    http.answer('account/guardian-request', () => problem(422, { type: 'guardian-decides', errors: [at] }));
    const field = screen.getByLabelText('Email of your parent or guardian');
    await fill(user, field, 'me@mail.example');
    await user.click(screen.getByRole('button', { name: 'Ask at this address' }));
    expect(await screen.findAllByText(/who agreed before decides/)).not.toHaveLength(0);
    expect(field).toHaveAccessibleDescription(/who agreed before decides/);
  });

  it('shows a no that came while the person was elsewhere', async () => {
    await open(() => jsonReply(waitingAccount()));
    await title('Waiting for your parent or guardian');
    http.answer('account', () => jsonReply(waitingAccount('declined')));
    fireEvent(window, new Event('focus'));
    expect(await screen.findByRole('heading', { name: 'They said no' })).toBeInTheDocument();
  });

  it('logs out', async () => {
    const user = await open(() => jsonReply(waitingAccount()));
    await title('Waiting for your parent or guardian');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-out'));
  });

  it('offers a new verification mail where all else is complete', async () => {
    const user = await open(() => jsonReply(account()));
    await title('Your account is complete');
    await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
    expect(await screen.findByText(/A new email is on its way/)).toBeInTheDocument();
  });

  it('can be tried again when the account cannot be read', async () => {
    const user = await open(noAnswer);
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your account');
    http.answer('account', () => jsonReply(account()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('Your account is complete')).toBeInTheDocument();
  });
});
