import { screen, waitFor } from '@testing-library/react';
import { sessionStoreOfPage } from '@skora/shared/session/internal';
import { type HttpEdge, stubHttpEdge } from '../testing/http-edge';
import { player } from '../testing/identity-replies';
import { account, fieldProblem } from '../testing/account-replies';
import { identityError, jsonReply, noAnswer } from '../testing/json-reply';
import { renderView } from '../testing/render-view';
import { signOutEverywhere } from '../testing/sign-out-everywhere';
import { fillIn, newcomer, signUpPage } from '../testing/sign-up-page';
import Signup from './signup';

const { name, email, password, submit } = signUpPage;
const terms = () => screen.getByLabelText(/I accept the Terms & Conditions/);
const newsletter = () => screen.getByLabelText(/Playbook Digest/);

describe('/signup', () => {
  let http: HttpEdge;

  beforeEach(() => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    http = stubHttpEdge();
    renderView(Signup, '/signup');
  });

  afterEach(async () => {
    await signOutEverywhere();
    jest.restoreAllMocks();
  });

  it('makes identity and account and shows the name in the session when all is done', async () => {
    const seen: unknown[] = [];
    const stop = sessionStoreOfPage.subscribe(() => seen.push(sessionStoreOfPage.get()));
    const user = await fillIn({ ...newcomer, name: '  Mara   Fictiva ' });
    await user.click(submit());
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ user: { email: newcomer.email, displayName: 'Mara Fictiva' } });
    expect(http.sent('accounts:signUp')[0]?.body).toMatchObject({
      email: newcomer.email,
      password: newcomer.password,
    });
    expect(http.sent('account/registration').map(({ body }) => body)).toEqual([
      {
        displayName: 'Mara Fictiva',
        dateOfBirth: '1999-03-07',
        country: 'DE',
        role: 'player',
        terms: { version: 'terms-2026-11' },
        newsletter: false,
      },
    ]);
    stop();
  });

  it('starts with both consents unticked and needs the terms only', async () => {
    expect(terms()).not.toBeChecked();
    expect(newsletter()).not.toBeChecked();
    const user = await fillIn();
    await user.click(terms());
    await user.click(submit());
    expect(terms()).toBeInvalid();
    expect(terms()).toHaveAccessibleDescription('Accept the terms to create an account.');
    expect(http.sent('accounts:signUp')).toEqual([]);
  });

  it('greets by the name that was entered from the first moment', async () => {
    const user = await fillIn();
    await user.click(submit());
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
    expect(sessionStoreOfPage.get()).toMatchObject({ user: { displayName: newcomer.name } });
  });

  it('passes on the wish for the digest', async () => {
    const user = await fillIn();
    await user.click(newsletter());
    await user.click(submit());
    await waitFor(() =>
      expect(http.sent('account/registration')[0]?.body).toMatchObject({ newsletter: true }),
    );
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
  });

  it('keeps everything when the server cannot be reached', async () => {
    http.answer('accounts:signUp', noAnswer);
    const user = await fillIn();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
    expect(name()).toHaveValue(newcomer.name);
    expect(email()).toHaveValue(newcomer.email);
    expect(password()).toHaveValue(newcomer.password);
    expect(terms()).toBeChecked();
    expect(submit()).toBeEnabled();
    expect(console.info).toHaveBeenCalledWith(
      '[skora] an action did not succeed:',
      expect.objectContaining({ code: 'auth/network-request-failed' }),
    );
  });

  it('shows at the field that an address is taken', async () => {
    const user = await fillIn({ ...newcomer, email: player.email });
    await user.click(submit());
    await screen.findByRole('group', { name: 'Please check the form' });
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription(/cannot be used for a new account/);
    expect(sessionStoreOfPage.get().status).not.toBe('signed-in');
    expect(http.sent('account/registration')).toEqual([]);
  });

  it('shows at the field that the provider finds the password weak', async () => {
    http.answer('accounts:signUp', () => identityError('WEAK_PASSWORD : Password is weak'));
    const user = await fillIn();
    await user.click(submit());
    await waitFor(() => expect(password()).toBeInvalid());
  });

  it('gets on with a half-made account when its owner signs up again', async () => {
    http.answer('account', () => jsonReply(account({ status: 'incomplete' })));
    const user = await fillIn({ ...newcomer, email: player.email, password: player.password });
    await user.click(submit());
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
    expect(http.sent('account/registration')).toHaveLength(1);
    expect(sessionStoreOfPage.get()).toMatchObject({ user: { displayName: newcomer.name } });
  });

  it('leaves the name of a complete account alone', async () => {
    const user = await fillIn({ ...newcomer, email: player.email, password: player.password });
    await user.click(submit());
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
    expect(sessionStoreOfPage.get()).toMatchObject({ user: { displayName: player.displayName } });
    expect(http.sent('accounts:update')).toEqual([]);
  });

  it('shows at the field what the backend refuses, with the sign-in settled', async () => {
    http.answer('account/registration', () => fieldProblem('body/role'));
    const user = await fillIn(newcomer, { role: 'a parent or guardian' });
    await user.click(submit());
    expect(
      await screen.findByRole('link', { name: 'You cannot choose “a parent or guardian” for this account.' }),
    ).toBeInTheDocument();
    expect(email()).toHaveAttribute('readonly');
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(sessionStoreOfPage.get().status).not.toBe('signed-in');
    http.answer('account/registration', () => jsonReply(account()));
    await user.click(screen.getByRole('radio', { name: 'a player' }));
    await user.click(submit());
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
    expect(http.sent('accounts:signUp')).toHaveLength(1);
    expect(http.sent('account/registration')[1]?.body).toMatchObject({ role: 'player' });
  });

  it('sends one request however often it is pressed', async () => {
    const user = await fillIn();
    await user.dblClick(submit());
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
    expect(http.sent('accounts:signUp')).toHaveLength(1);
  });

  it('shows a hostile name as text and stores it without direction marks', async () => {
    const user = await fillIn({ ...newcomer, name: '<img src=x onerror=alert(1)>\u202Eevil' });
    await user.click(submit());
    await waitFor(() => expect(http.sent('accounts:update')).toHaveLength(1));
    expect(http.sent('accounts:update')[0]?.body).toMatchObject({
      displayName: '<img src=x onerror=alert(1)>evil',
    });
    expect(document.querySelector('img')).toBeNull();
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
  });
});
