import { within } from './within';

test('work that is done in time gives its result or its own error', async () => {
  expect(await within(60_000, Promise.resolve('done'))).toBe('done');
  await expect(within(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('work that never ends becomes a 503 with Retry-After', async () => {
  await expect(within(1, new Promise(() => undefined))).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
  });
});
