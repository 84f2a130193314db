/** @jest-environment node */
import { Reading } from './reading';

const SHORT_MS = 1;
const FRESH_MS = 1000;

test('values are read once for all that ask meanwhile, and again when they are no longer new', async () => {
  const read = jest.fn(() => Promise.resolve());
  const reading = new Reading(FRESH_MS, read);
  await Promise.all([reading.refresh(0), reading.refresh(0)]);
  await reading.refresh(FRESH_MS - 1);
  expect(read).toHaveBeenCalledTimes(1);
  await reading.refresh(FRESH_MS);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a read that never ends keeps nobody waiting for ever, and is not begun again', async () => {
  const read = jest.fn(() => new Promise<void>(() => undefined));
  const reading = new Reading(FRESH_MS, read, SHORT_MS);
  await reading.refresh(0);
  await reading.refresh(10 * FRESH_MS);
  expect(read).toHaveBeenCalledTimes(1);
});

test.each([
  ['rejects', () => Promise.reject(new Error('no store'))],
  [
    'throws',
    (): Promise<void> => {
      throw new Error('no store');
    },
  ],
])('a read that %s is told to nobody, and tried again later', async (_how, fail) => {
  const read = jest.fn(fail);
  const reading = new Reading(FRESH_MS, read);
  await reading.refresh(0);
  await reading.refresh(FRESH_MS);
  expect(read).toHaveBeenCalledTimes(2);
});
