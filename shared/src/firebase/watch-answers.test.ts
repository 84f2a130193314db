import { NotReached, watchAnswers } from './watch-answers';

afterEach(() => void jest.useRealTimers());

interface Snapshot {
  metadata: { fromCache: boolean; hasPendingWrites: boolean };
  rows: string[];
}

const PENDING = 'not stored yet';

const snapshotOf = (fromCache: boolean, rows: string[]): Snapshot => ({
  metadata: { fromCache, hasPendingWrites: rows.includes(PENDING) },
  rows,
});
const cached = (...rows: string[]) => snapshotOf(true, rows);
const fromServer = (...rows: string[]) => snapshotOf(false, rows);

function watch() {
  const heard: (string[] | Error)[] = [];
  const listeners = new Map<boolean, (snapshot: Snapshot) => void>();
  const stop = watchAnswers<Snapshot>(
    (withMetadata, told) => {
      listeners.set(withMetadata, told);
      return () => void listeners.delete(withMetadata);
    },
    ({ rows }) => rows.every((row) => row === PENDING),
    ({ rows }) => heard.push(rows),
    (error) => heard.push(error as Error),
  );
  const say = (snapshot: Snapshot, withMetadata = false) => listeners.get(withMetadata)?.(snapshot);
  return { heard, say, stop, listeners };
}

it('takes an empty cache for no answer, and goes on when the store answers', () => {
  const { heard, say, listeners } = watch();
  say(cached());
  expect(heard).toEqual([expect.any(NotReached)]);
  say(fromServer('a'));
  expect(heard.slice(1)).toEqual([['a']]);
  expect(listeners.size).toBe(1);
});

it('hears that there really is nothing', () => {
  const { heard, say, listeners } = watch();
  say(cached());
  say(cached(), true);
  expect(heard).toHaveLength(1);
  say(fromServer(), true);
  expect(heard.slice(1)).toEqual([[]]);
  expect(listeners.size).toBe(1);
});

it('believes what the cache knows, and what was deleted without a connection', () => {
  const { heard, say } = watch();
  say(cached('a'));
  say(cached());
  expect(heard).toEqual([['a'], []]);
});

it('does not take what is not stored yet for all there is', () => {
  jest.useFakeTimers();
  const { heard, say } = watch();
  say(cached(PENDING));
  expect(heard).toEqual([]);
  jest.advanceTimersByTime(8_000);
  expect(heard).toEqual([expect.any(NotReached)]);
  say(fromServer('a', PENDING));
  expect(heard.slice(1)).toEqual([['a', PENDING]]);
});

it('hears that what was not stored yet is all there is', () => {
  const { heard, say } = watch();
  say(cached(PENDING));
  say(fromServer('a'), true);
  expect(heard).toEqual([['a']]);
});

it('takes silence for no answer, and goes on when the store answers', () => {
  jest.useFakeTimers();
  const { heard, say } = watch();
  jest.advanceTimersByTime(7_999);
  expect(heard).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(heard).toEqual([expect.any(NotReached)]);
  say(fromServer('a'));
  expect(heard.slice(1)).toEqual([['a']]);
});

it('hears nothing more of a store that has answered, or that nobody listens to', () => {
  jest.useFakeTimers();
  const answered = watch();
  answered.say(fromServer());
  const stopped = watch();
  stopped.stop();
  jest.advanceTimersByTime(60_000);
  expect([answered.heard, stopped.heard]).toEqual([[[]], []]);
});

it('stops everything it began', () => {
  const { say, stop, listeners } = watch();
  say(cached());
  expect(listeners.size).toBe(2);
  stop();
  expect(listeners.size).toBe(0);
});
