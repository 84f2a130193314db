import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@skora/shared/testing';
import { fillDetails, type TypedDetails } from './fill-details';

/** Who signs up unless a test says otherwise. */
export const newcomer = { name: 'Mara Fictiva', email: 'mara@example.com', password: 'seven purple kites' };

export const signUpPage = {
  name: () => screen.getByLabelText('Display name'),
  email: () => screen.getByLabelText('Email'),
  password: () => screen.getByLabelText('Password'),
  submit: () => screen.getByRole('button', { name: 'Create account' }),
};

/** Fills the form in, as far as it can be sent. */
export async function fillIn(who = newcomer, details: Partial<TypedDetails> = {}) {
  const user = userEvent.setup({ delay: null });
  await fill(user, signUpPage.name(), who.name);
  await fill(user, signUpPage.email(), who.email);
  await fill(user, signUpPage.password(), who.password);
  await fillDetails(user, details);
  return user;
}
