import { idle } from './idle';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('a browser that is never idle is not waited for without end', async () => {
  const ask = jest.fn((run: IdleRequestCallback, options?: IdleRequestOptions) => {
    if (options?.timeout !== undefined) setTimeout(run, options.timeout);
    return 1;
  });
  jest.useFakeTimers();
  window.requestIdleCallback = ask;
  const waited = idle();
  jest.advanceTimersByTime(5_000);
  await expect(waited).resolves.toBeUndefined();
});

test('a browser that cannot tell gets a pause', async () => {
  jest.useFakeTimers();
  const waited = idle();
  jest.advanceTimersByTime(300);
  await expect(waited).resolves.toBeUndefined();
});
