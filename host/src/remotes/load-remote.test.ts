import { provideExamples, publishRemote } from './example-remote';
import { loadRemote } from './load-remote';

const realFetch = globalThis.fetch;

beforeAll(provideExamples);

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = async () => new Response(null, { status: 503, headers: { 'retry-after': '3' } });
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

/** A remote whose views come once their server is no longer busy. */
function publishBusy(name: string) {
  const server = { isBusy: true, asked: [] as string[] };
  const prepare = async (view: string) => {
    server.asked.push(view);
    if (server.isBusy) throw new Error(`${view} did not come`);
  };
  const Page = () => null;
  return { server, ...publishRemote(name, { page: Page, other: Page }, { prepare }) };
}

test('nobody asks a busy server before its pause is over, whoever was told of it', async () => {
  const { server, remote, module } = publishBusy('paused');
  const ahead = loadRemote(remote, 'page');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(server.asked).toEqual(['page']);

  const onBusy = jest.fn();
  const visit = loadRemote(remote, 'other', onBusy);
  await jest.advanceTimersByTimeAsync(500);
  expect(onBusy).toHaveBeenCalledTimes(1);
  expect(server.asked).toEqual(['page']);

  server.isBusy = false;
  await jest.advanceTimersByTimeAsync(500);
  expect(await Promise.all([ahead, visit])).toEqual([module, module]);
  expect(server.asked).toEqual(['page', 'page', 'other']);
});
