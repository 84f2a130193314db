import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './field/field';
import { PasswordInput } from './password-input';

test('shows and hides the password without losing it', async () => {
  render(
    <Field label="Password" required>
      <PasswordInput autoComplete="current-password" />
    </Field>,
  );
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'long sentence');
  expect(input).toHaveAttribute('type', 'password');
  const reveal = screen.getByRole('button', { name: 'Show password' });
  await userEvent.click(reveal);
  expect(input).toHaveAttribute('type', 'text');
  expect(reveal).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(reveal);
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('long sentence');
});
