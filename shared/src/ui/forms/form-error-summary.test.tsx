import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './field';
import { FormErrorSummary, type FormError } from './form-error-summary';
import { RadioGroup } from './radio-group';
import { TextInput } from './text-input';

const problems: FormError[] = [
  { fieldId: 'email', message: 'Enter your e-mail.' },
  { fieldId: 'foot', message: 'Choose a foot.' },
];

function Form({ errors, attempt }: { errors: FormError[]; attempt: number }) {
  return (
    <form>
      <FormErrorSummary errors={errors} attempt={attempt} />
      <Field label="E-mail" id="email" required>
        <TextInput />
      </Field>
      <RadioGroup legend="Foot" id="foot" name="foot" options={[{ value: 'left', label: 'Left' }]} required />
    </form>
  );
}

test('each failed attempt moves focus to the summary, showing it does not', () => {
  const { rerender } = render(<Form errors={problems} attempt={0} />);
  const summary = screen.getByRole('group', { name: 'Please check the form' });
  expect(summary).not.toHaveFocus();
  rerender(<Form errors={problems} attempt={1} />);
  expect(summary).toHaveFocus();
  screen.getByLabelText('E-mail').focus();
  rerender(<Form errors={problems} attempt={2} />);
  expect(summary).toHaveFocus();
});

test('its links lead to the field, and into a group', async () => {
  render(<Form errors={problems} attempt={1} />);
  await userEvent.click(screen.getByRole('link', { name: 'Enter your e-mail.' }));
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Choose a foot.' }));
  expect(screen.getByRole('radio', { name: 'Left' })).toHaveFocus();
});

test('without errors there is no summary', () => {
  render(<Form errors={[]} attempt={1} />);
  expect(screen.queryByText('Please check the form')).not.toBeInTheDocument();
});
