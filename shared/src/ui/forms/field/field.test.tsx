import { render, screen } from '@testing-library/react';
import { Field } from './field';
import { PasswordInput } from '../password-input';
import { Select } from '../select';
import { TextInput } from '../text-input';
import { Textarea } from '../textarea';

test('label, unit, hint and error reach the control', () => {
  render(
    <Field label="20 m sprint" unit="s" hint="Best of three." error="Enter 2.30 to 5.00 s." required>
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: '20 m sprint (s)' });
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('Enter 2.30 to 5.00 s. Best of three.');
});

test('an optional field says so in words and is valid', () => {
  render(
    <Field label="Club">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Club optional' });
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).not.toHaveAccessibleDescription();
});

test.each([
  ['select', <Select key="s" />],
  ['textarea', <Textarea key="t" />],
  ['password', <PasswordInput key="p" autoComplete="new-password" />],
])('a %s takes the wiring too, with a given id', (_, control) => {
  render(
    <Field label="Value" id="value" error="Wrong." required>
      {control}
    </Field>,
  );
  const element = screen.getByLabelText('Value');
  expect(element).toHaveAttribute('id', 'value');
  expect(element).toHaveAccessibleDescription('Wrong.');
  expect(element).toBeInvalid();
});
