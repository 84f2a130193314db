import { retryRefusedWrite } from './retry-refused-write';

const refusal = (code: string) => Object.assign(new Error(code), { code: `firestore/${code}` });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tries once more after the second that the rules ask for', async () => {
  const attempt = jest.fn().mockRejectedValueOnce(refusal('permission-denied')).mockResolvedValue('saved');
  const saved = expect(retryRefusedWrite(attempt)).resolves.toBe('saved');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(100);
  await saved;
  expect(attempt).toHaveBeenCalledTimes(2);
});

it('rejects when the rules refuse twice, and at once for any other error', async () => {
  const refused = jest.fn().mockRejectedValue(refusal('permission-denied'));
  const twice = expect(retryRefusedWrite(refused)).rejects.toThrow('permission-denied');
  await jest.advanceTimersByTimeAsync(1_100);
  await twice;
  const failed = jest.fn().mockRejectedValue(refusal('unavailable'));
  await expect(retryRefusedWrite(failed)).rejects.toThrow('unavailable');
  expect(failed).toHaveBeenCalledTimes(1);
});
