import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberInput } from './number-input';
import { parseDecimal } from './parse-decimal';

test.each([
  ['1,78', 1.78],
  ['1.78', 1.78],
  [' 1 234,5 ', 1234.5],
  ['\u22123', -3],
  ['.5', 0.5],
  ['7,', 7],
  ['', null],
  ['1.234,5', undefined],
  ['1e3', undefined],
  ['-', undefined],
  ['12 cm', undefined],
])('%p reads as %p', (text, expected) => {
  expect(parseDecimal(text)).toBe(expected);
});

function Height({ onChange }: { onChange: (value: number | null | undefined) => void }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <NumberInput
        aria-label="Height"
        value={value}
        onValueChange={(next) => {
          setValue(next ?? null);
          onChange(next);
        }}
      />
      <button onClick={() => setValue(180)}>Use previous</button>
    </>
  );
}

test('keeps what is typed, comma included, and reports the number', async () => {
  const onChange = jest.fn();
  render(<Height onChange={onChange} />);
  const input = screen.getByLabelText('Height');
  expect(input).toHaveAttribute('inputmode', 'decimal');
  await userEvent.type(input, '178,50');
  expect(input).toHaveValue('178,50');
  expect(onChange).toHaveBeenLastCalledWith(178.5);
});

test('text that is no number is kept for correction and reported as such', async () => {
  const onChange = jest.fn();
  render(<Height onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('Height'), 'tall');
  expect(screen.getByLabelText('Height')).toHaveValue('tall');
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

test('a value from outside replaces the text', async () => {
  render(<Height onChange={() => undefined} />);
  await userEvent.type(screen.getByLabelText('Height'), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Use previous' }));
  expect(screen.getByLabelText('Height')).toHaveValue('180');
});
