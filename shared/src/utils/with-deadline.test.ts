import { NoAnswer, withDeadline } from './with-deadline';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('passes results and errors through', async () => {
  await expect(withDeadline(Promise.resolve(5), 1_000, 'work')).resolves.toBe(5);
  await expect(withDeadline(Promise.reject(new Error('broken')), 1_000, 'work')).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

it('gives up on work that never ends', async () => {
  const late = withDeadline(new Promise(() => undefined), 8_000, 'entry of remote-a').catch(String);
  const unnamed = expect(withDeadline(new Promise(() => undefined), 8_000)).rejects.toBeInstanceOf(NoAnswer);
  await jest.advanceTimersByTimeAsync(8_000);
  await unnamed;
  expect(await late).toBe('Error: entry of remote-a took longer than 8000 ms');
});
