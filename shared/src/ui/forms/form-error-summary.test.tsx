import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './field/field';
import { FormErrorSummary, type FormError } from './form-error-summary';
import { RadioGroup } from './choice/radio-group';
import { TextInput } from './text-input';

const problems: FormError[] = [
  { fieldId: 'email', message: 'Enter your email.' },
  { fieldId: 'foot', message: 'Choose a foot.' },
];

function Form({ errors, attempt }: { errors: FormError[]; attempt: number }) {
  return (
    <form>
      <FormErrorSummary errors={errors} attempt={attempt} />
      <Field label="Email" id="email" required>
        <TextInput />
      </Field>
      <RadioGroup legend="Foot" id="foot" name="foot" options={[{ value: 'left', label: 'Left' }]} required />
    </form>
  );
}

test('each failed attempt moves focus to the first wrong field, showing the summary does not', () => {
  const { rerender } = render(<Form errors={problems} attempt={0} />);
  const email = screen.getByLabelText('Email');
  expect(screen.getByRole('group', { name: 'Please check the form' })).toBeVisible();
  expect(email).not.toHaveFocus();
  rerender(<Form errors={problems} attempt={1} />);
  expect(email).toHaveFocus();
  rerender(<Form errors={problems.slice(1)} attempt={2} />);
  expect(screen.getByRole('radio', { name: 'Left' })).toHaveFocus();
});

test('a problem of no field leads to the summary', () => {
  render(<Form errors={[{ fieldId: 'nowhere', message: 'Something is missing.' }]} attempt={1} />);
  expect(screen.getByRole('group', { name: 'Please check the form' })).toHaveFocus();
});

test('its links lead to the field, and into a group', async () => {
  render(<Form errors={problems} attempt={1} />);
  await userEvent.click(screen.getByRole('link', { name: 'Enter your email.' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Choose a foot.' }));
  expect(screen.getByRole('radio', { name: 'Left' })).toHaveFocus();
});

test('without errors there is no summary', () => {
  render(<Form errors={[]} attempt={1} />);
  expect(screen.queryByText('Please check the form')).not.toBeInTheDocument();
});
