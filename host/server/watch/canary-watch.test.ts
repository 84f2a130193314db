import { readPointer, writePointer } from '@skora/registry';
import { intervalStart, WatchStore } from '@skora/registry/watch';
import { exampleRelease, putRelease } from '../testing/example-release';
import { temporaryStore } from '../testing/example-site';
import { canaryWatch } from './canary-watch';

const ID = 'remote-marketing';
const SINCE = new Date(Date.now() - 3_600_000).toISOString();
const CANARY = { release: 'cccccc333333', weight: 10, since: SINCE };

async function openCanary(failures: number) {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease(CANARY.release));
  await putRelease(store, exampleRelease('aaaaaa111111'));
  await writePointer(store, ID, { ...(await readPointer(store, ID))!, canary: CANARY });
  const sample = { visits: 400, errors: 0, weak: 0, rated: 0 };
  const interval = {
    start: intervalStart(CANARY, Date.now()),
    canary: { ...sample, failures },
    stable: { ...sample, failures: 1 },
  };
  await new WatchStore(store).addCanary(ID, CANARY, interval);
  return store;
}

it('stops a canary that fails more often, and says so in the log', async () => {
  const store = await openCanary(80);
  const warnings: string[] = [];
  await canaryWatch(
    store,
    () => [ID],
    (line) => warnings.push(line),
  )();
  const { canary, stable, history } = (await readPointer(store, ID))!;
  expect([canary, stable]).toEqual([undefined, 'aaaaaa111111']);
  expect(history?.[0]).toMatchObject({ action: 'stop-canary', who: 'site' });
  expect(warnings).toEqual([
    expect.stringMatching(/^The canary cccccc333333 of remote-marketing was stopped: /),
  ]);
});

it('leaves one alone that is as good as the stable release', async () => {
  const store = await openCanary(2);
  await canaryWatch(
    store,
    () => [ID],
    (line) => expect(line).toBe(''),
  )();
  expect((await readPointer(store, ID))?.canary).toEqual(CANARY);
});

it('says why it could not look, and asks a registry that hangs once in a minute', async () => {
  const { store } = await temporaryStore();
  const warnings: string[] = [];
  const down = { ...store, read: () => Promise.reject(new Error('connection refused')) };
  await canaryWatch(
    down,
    () => [ID],
    (line) => warnings.push(line),
  )();
  expect(warnings).toEqual([expect.stringContaining('stays as it is for now: Error: connection refused')]);
  jest.useFakeTimers();
  const read = jest.fn(() => new Promise<never>(() => undefined));
  const look = canaryWatch(
    { ...store, read },
    () => [ID],
    () => undefined,
  );
  const first = look();
  await jest.advanceTimersByTimeAsync(4_000);
  await first;
  await look();
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(56_000);
  void look();
  expect(read).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

it('looks at other canaries while one takes long', async () => {
  const store = await openCanary(80);
  let end = (_bytes: null) => undefined as void;
  const slow = new Promise<null>((resolve) => {
    end = resolve;
  });
  const read = (path: string) => (path.includes('remote-slow') ? slow : store.read(path));
  const ids = ['remote-slow'];
  const look = canaryWatch(
    { ...store, read },
    () => ids,
    () => undefined,
  );
  const first = look();
  ids.push(ID);
  await look();
  expect((await readPointer(store, ID))?.canary).toBeUndefined();
  end(null);
  await first;
});
