import { formatNumber } from './format-number';

test.each([
  [0, '0'],
  [1.92, '1.92'],
  [999, '999'],
  [1520, '1,520'],
  [12345.5, '12,345.5'],
])('%d reads %s', (value, read) => {
  expect(formatNumber(value)).toBe(read);
});
