import { waitUntilQuiet } from './machine';

test('visits begin when the load of the builds has gone', async () => {
  const read = jest
    .fn(() => 0.6)
    .mockReturnValueOnce(3.1)
    .mockReturnValueOnce(1.4);
  expect(await waitUntilQuiet(read, 0)).toBe(0.6);
  expect(read).toHaveBeenCalledTimes(4);
});

test('a machine that stays busy is measured all the same, and tells so', async () => {
  const read = jest.fn(() => 2.5);
  expect(await waitUntilQuiet(read, 0)).toBe(2.5);
});
