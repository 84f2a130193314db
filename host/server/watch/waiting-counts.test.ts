import { WaitingCounts } from './waiting-counts';

type Write = (key: string, value: number) => Promise<void>;

function setUp(write: Write, most = 10) {
  const warnings: string[] = [];
  const add = (there: number, more: number) => there + more;
  const waiting = new WaitingCounts<number>({ add, write, most, warn: (line) => warnings.push(line) });
  return { waiting, warnings };
}

it('adds up what comes until it is written, and writes it once', async () => {
  const written: [string, number][] = [];
  const { waiting } = setUp(async (key, value) => void written.push([key, value]));
  waiting.put('a', 1);
  waiting.put('a', 2);
  waiting.put('b', 4);
  await waiting.flush();
  await waiting.flush();
  expect(written).toEqual([
    ['a', 3],
    ['b', 4],
  ]);
});

it('keeps what a full disk does not take, says so once, and tries again', async () => {
  const written: number[] = [];
  let isFull = true;
  const { waiting, warnings } = setUp(async (_key, value) => {
    if (isFull) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    written.push(value);
  });
  waiting.put('a', 1);
  await waiting.flush();
  waiting.put('a', 2);
  await waiting.flush();
  expect(warnings).toEqual([expect.stringMatching(/wait, they could not be written: .*no space left/)]);
  isFull = false;
  await waiting.flush();
  expect(written).toEqual([3]);
});

it('says after each hour that nothing could be written', async () => {
  jest.useFakeTimers();
  const { waiting, warnings } = setUp(() => Promise.reject(new Error('stopped')));
  waiting.put('a', 1);
  for (let minute = 0; minute <= 121; minute += 1) {
    void waiting.flush();
    await jest.advanceTimersByTimeAsync(60_000);
  }
  const line = 'counts of visits not written for an hour';
  expect(warnings).toEqual([expect.stringContaining('stopped'), line, line]);
  jest.useRealTimers();
});

it('keeps what a store throws at that is no promise', async () => {
  const { waiting, warnings } = setUp(() => {
    throw new Error('closed');
  });
  waiting.put('a', 1);
  await expect(waiting.flush()).resolves.toBeUndefined();
  expect(warnings).toHaveLength(1);
});

it('starts no second write while one hangs, and does not repeat what may still come through', async () => {
  jest.useFakeTimers();
  const begun: number[] = [];
  let hangs = true;
  const { waiting, warnings } = setUp((_key, value) => {
    begun.push(value);
    return hangs ? new Promise(() => undefined) : Promise.resolve();
  });
  waiting.put('a', 1);
  void waiting.flush();
  await jest.advanceTimersByTimeAsync(5_000);
  waiting.put('a', 2);
  void waiting.flush();
  expect(begun).toEqual([1]);
  hangs = false;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(warnings).toEqual([expect.stringContaining('are lost')]);
  await waiting.flush();
  expect(begun).toEqual([1, 2]);
  jest.useRealTimers();
});

it('does not grow without end while a store is stopped', async () => {
  let tried: string[] = [];
  const { waiting } = setUp((key) => {
    tried.push(key);
    return Promise.reject(new Error('stopped'));
  }, 3);
  for (let key = 0; key < 1_000; key += 1) {
    waiting.put(String(key), 1);
    if (key % 100 === 0) await waiting.flush();
  }
  tried = [];
  await waiting.flush();
  expect(tried).toHaveLength(3);
});
