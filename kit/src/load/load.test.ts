import { allLoaded, mapLoaded } from './all-loaded';
import type { Loaded } from './loaded';
import { NoAnswer, withDeadline } from './with-deadline';

const ready = <T>(value: T): Loaded<T> => ({ status: 'ready', value });
const failed = (error: string, retry = () => undefined): Loaded<number> => ({
  status: 'failed',
  error,
  retry,
});
const loading: Loaded<number> = { status: 'loading' };

test('several things are there when each of them is, by name', () => {
  expect(allLoaded({ career: ready(['a']), age: ready(17) })).toEqual(ready({ career: ['a'], age: 17 }));
  expect(allLoaded({ career: ready(['a']), age: loading })).toEqual(loading);
});

test('one failure is the failure of all, and trying again asks only for what failed', () => {
  const [one, two] = [jest.fn(), jest.fn()];
  const all = allLoaded({ a: loading, b: failed('first', one), c: ready(1), d: failed('second', two) });
  expect(all).toMatchObject({ status: 'failed', error: 'first' });
  if (all.status === 'failed') all.retry();
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 1]);
});

test('only a value that is there is changed', () => {
  expect(mapLoaded(ready(17), (age) => age >= 18)).toEqual(ready(false));
  expect(mapLoaded(loading, String)).toBe(loading);
});

describe('a deadline', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('leaves work alone that is in time, and its failure too', async () => {
    await expect(withDeadline(Promise.resolve('done'), 10)).resolves.toBe('done');
    await expect(withDeadline(Promise.reject(new Error('broken')), 10)).rejects.toThrow('broken');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('ends the waiting', async () => {
    const late = expect(withDeadline(new Promise(() => undefined), 10)).rejects.toBeInstanceOf(NoAnswer);
    await jest.advanceTimersByTimeAsync(10);
    await late;
  });
});
