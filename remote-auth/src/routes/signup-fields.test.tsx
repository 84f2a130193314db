import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStoreOfPage } from '@skora/shared/session/internal';
import { type HttpEdge, stubHttpEdge } from '../testing/http-edge';
import { renderView } from '../testing/render-view';
import { signOutEverywhere } from '../testing/sign-out-everywhere';
import { fillIn, newcomer, signUpPage } from '../testing/sign-up-page';
import Signup from './signup';

const { name, password, submit } = signUpPage;

describe('the fields of /signup', () => {
  let http: HttpEdge;

  beforeEach(() => {
    http = stubHttpEdge();
    renderView(Signup, '/signup');
  });

  afterEach(signOutEverywhere);

  it('asks for everything that is missing, in the order of the page', async () => {
    const user = userEvent.setup({ delay: null });
    await user.click(submit());
    const summary = screen.getByRole('group', { name: 'Please check the form' });
    expect(name()).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Enter the name you want us to call you.',
      'Enter your email address.',
      'Choose a password.',
      'Enter your date of birth.',
      'Choose the country the player lives in.',
      'Choose who you are.',
      'Accept the terms to create an account.',
    ]);
    await user.click(within(summary).getByRole('link', { name: 'Enter your date of birth.' }));
    expect(screen.getByLabelText('Day')).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      'Enter your date of birth.',
    );
    await user.click(within(summary).getByRole('link', { name: 'Choose who you are.' }));
    expect(screen.getByRole('radio', { name: 'a player' })).toHaveFocus();
    expect(http.requests).toEqual([]);
  });

  it('tells browsers which fields these are', () => {
    const kinds = ['Display name', 'Email', 'Password', 'Day', 'Month', 'Year', 'Country'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(kinds).toEqual([
      'name',
      'email',
      'new-password',
      'bday-day',
      'bday-month',
      'bday-year',
      'country',
    ]);
  });

  it.each([
    ['short', 'Use at least 8 characters.'],
    ['12345678', 'This password is easy to guess. Choose another one.'],
    ['Football2026!', 'This password is easy to guess. Choose another one.'],
    ['trustno1', 'This password is easy to guess. Choose another one.'],
    [newcomer.email, 'Choose a password that is not your name or email address.'],
  ])('refuses the password %s', async (secret, message) => {
    const user = await fillIn({ ...newcomer, password: secret });
    await user.click(submit());
    expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
    expect(password()).toBeInvalid();
    expect(http.requests).toEqual([]);
  });

  it('takes a long pasted password whole', async () => {
    const long = 'a perfectly ordinary sentence, 64 characters and more, typed by a manager 🙂';
    const user = await fillIn({ ...newcomer, password: 'x' });
    await user.clear(password());
    await user.click(password());
    await user.paste(long);
    await user.click(submit());
    await waitFor(() => expect(http.sent('accounts:signUp')[0]?.body).toMatchObject({ password: long }));
    await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
  });
});
