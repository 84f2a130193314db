import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStoreOfPage } from '@skora/shared/session/internal';
import { stubHttpEdge } from '../testing/http-edge';
import { jsonReply, noAnswer } from '../testing/json-reply';
import { renderView } from '../testing/render-view';
import { signOutEverywhere } from '../testing/sign-out-everywhere';
import Signup from './signup';

async function signUpWithoutRecord() {
  const http = stubHttpEdge();
  http.answer('account/record', noAnswer);
  renderView(Signup, '/signup');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Display name'), 'Mara Fictiva');
  await user.type(screen.getByLabelText('E-mail'), 'mara@example.com');
  await user.type(screen.getByLabelText('Password'), 'seven purple kites');
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByRole('heading', { name: 'Your account is almost ready' });
  return { http, user };
}

// A page that has not asked the identity provider yet, as for every visitor of public pages: hence its own file.
describe('/signup when only the record is missing', () => {
  afterEach(signOutEverywhere);

  it('says so, and a retry finishes the same account', async () => {
    const { http, user } = await signUpWithoutRecord();
    expect(sessionStoreOfPage.get().status).not.toBe('signed-in');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(http.sent('account/record')).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Your account is almost ready' })).toBeInTheDocument();
    http.answer('account/record', () => jsonReply({ created: true }, 201));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(sessionStoreOfPage.get()).toMatchObject({ user: { displayName: 'Mara Fictiva' } }),
    );
    expect(http.sent('accounts:signUp')).toHaveLength(1);
  });

  it('lets the person go on without waiting', async () => {
    const { user } = await signUpWithoutRecord();
    await user.click(screen.getByRole('button', { name: 'Continue without waiting' }));
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
  });
});
