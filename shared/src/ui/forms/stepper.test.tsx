import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './field/field';
import { Stepper } from './stepper';

function Goals({ start = '' }: { start?: string }) {
  const [text, setText] = useState(start);
  return (
    <Field label="Goals" mark="none">
      <Stepper label="Goals" value={text} onValueChange={setText} max={3} />
    </Field>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByLabelText('Goals');

test('one press says 1, one press says 0', async () => {
  const { unmount } = render(<Goals />);
  await press('More: Goals');
  expect(field()).toHaveValue('1');
  unmount();
  render(<Goals />);
  await press('Less: Goals');
  expect(field()).toHaveValue('0');
});

test('it stays within its bounds, and what is typed stays as typed', async () => {
  render(<Goals start="3" />);
  await press('More: Goals');
  expect(field()).toHaveValue('3');
  await userEvent.clear(field());
  await userEvent.type(field(), '12');
  expect(field()).toHaveValue('12');
  await press('Less: Goals');
  expect(field()).toHaveValue('3');
});

test('a press says the new number to screen readers, in the dialog in which it stands', async () => {
  const { container } = render(<Goals />);
  const said = () => container.querySelector('[aria-live="polite"]')?.textContent;
  expect(said()).toBe('');
  await press('More: Goals');
  expect(said()).toBe('1');
  await userEvent.type(field(), '2');
  expect(said()).toBe('');
  await press('Less: Goals');
  expect(said()).toBe('3');
});
