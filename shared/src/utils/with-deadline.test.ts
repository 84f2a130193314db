import { withDeadline } from './with-deadline';

it('passes results and errors through', async () => {
  await expect(withDeadline(Promise.resolve(5), 1_000, 'work')).resolves.toBe(5);
  await expect(withDeadline(Promise.reject(new Error('broken')), 1_000, 'work')).rejects.toThrow('broken');
});

it('gives up on work that never ends', async () => {
  jest.useFakeTimers();
  const late = expect(withDeadline(new Promise(() => undefined), 8_000, 'entry of remote-a')).rejects.toThrow(
    'entry of remote-a took longer than 8000 ms',
  );
  await jest.advanceTimersByTimeAsync(8_000);
  await late;
  jest.useRealTimers();
});
