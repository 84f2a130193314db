import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@skora/shared/testing';
import { ensureSession } from '@skora/shared/session';
import { sessionStoreOfPage } from '@skora/shared/session/internal';
import { account, fieldProblem } from '../testing/account-replies';
import { fillDetails } from '../testing/fill-details';
import { stubHttpEdge } from '../testing/http-edge';
import { jsonReply, noAnswer } from '../testing/json-reply';
import { renderView } from '../testing/render-view';
import { signOutEverywhere } from '../testing/sign-out-everywhere';
import Signup from './signup';

const unfinished = { name: 'Your account is almost ready' };

async function signUpWithoutAnswer() {
  const http = stubHttpEdge();
  http.answer('account/registration', noAnswer);
  renderView(Signup, '/signup');
  const user = userEvent.setup({ delay: null });
  await fill(user, screen.getByLabelText('Display name'), 'Mara Fictiva');
  await fill(user, screen.getByLabelText('Email'), 'mara@example.com');
  await fill(user, screen.getByLabelText('Password'), 'seven purple kites');
  await fillDetails(user);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByRole('heading', unfinished);
  return { http, user };
}

// A page that has not asked the identity provider yet, as for every visitor of public pages: hence its own file.
describe('/signup when only the registration is missing', () => {
  afterEach(signOutEverywhere);

  it('says so, and a retry finishes the same account', async () => {
    const { http, user } = await signUpWithoutAnswer();
    expect(sessionStoreOfPage.get().status).not.toBe('signed-in');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(http.sent('account/registration')).toHaveLength(2));
    expect(screen.getByRole('heading', unfinished)).toBeInTheDocument();
    http.answer('account/registration', () => jsonReply(account()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(sessionStoreOfPage.get()).toMatchObject({ user: { displayName: 'Mara Fictiva' } }),
    );
    expect(http.sent('accounts:signUp')).toHaveLength(1);
  });

  it('lets the person finish later', async () => {
    const { user } = await signUpWithoutAnswer();
    await user.click(screen.getByRole('button', { name: 'Finish later' }));
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
  });

  it('leads back to the form when trying again cannot help', async () => {
    const { http, user } = await signUpWithoutAnswer();
    http.answer('account/registration', () => fieldProblem('body/country'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('group', { name: 'Please check the form' });
    expect(screen.getByLabelText('Country')).toHaveFocus();
    expect(screen.getByLabelText('Country')).toBeInvalid();
    expect(screen.getByLabelText('Day')).toHaveValue('7');
    expect(screen.queryByRole('heading', unfinished)).toBeNull();
  });

  it('lets go of the session when the page is left', async () => {
    await signUpWithoutAnswer();
    await ensureSession();
    expect(sessionStoreOfPage.get().status).not.toBe('signed-in');
    cleanup();
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
  });
});
