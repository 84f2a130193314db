import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox';
import { RadioGroup } from './radio-group';

const feet = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right', hint: 'Most players' },
] as const;

test('a checkbox is named by its label and described by its error', async () => {
  render(<Checkbox label="I accept the terms" error="Accept the terms to go on." />);
  const checkbox = screen.getByRole('checkbox', { name: 'I accept the terms' });
  expect(checkbox).toHaveAccessibleDescription('Accept the terms to go on.');
  await userEvent.click(screen.getByText('I accept the terms'));
  expect(checkbox).toBeChecked();
});

function Foot() {
  const [foot, setFoot] = useState<'left' | 'right' | null>(null);
  return (
    <RadioGroup
      legend="Preferred foot"
      name="foot"
      options={feet}
      value={foot}
      onValueChange={setFoot}
      required
    />
  );
}

test('a controlled radio group starts empty and follows the choice', async () => {
  render(<Foot />);
  expect(screen.getByRole('group', { name: 'Preferred foot' })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /Right/ }));
  expect(screen.getByRole('radio', { name: /Right/ })).toBeChecked();
});

test('a native radio group keeps its own choice and is described by its error', async () => {
  render(
    <RadioGroup legend="Preferred foot" name="foot" options={feet} defaultValue="left" error="Choose one." />,
  );
  expect(screen.getByRole('radio', { name: 'Left' })).toBeChecked();
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose one.');
});
