import { allLoaded, mapLoaded } from './all-loaded';
import { asLoaded } from './as-loaded';
import type { Loaded } from './loaded';

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

test('of a request nothing is shown while it is on its way, nor before there was a question', () => {
  const [retry, error] = [() => undefined, new Error('unreachable')];
  const none = { value: null, busy: false, error: null, retry };
  expect(asLoaded(none)).toEqual(loading);
  expect(asLoaded({ ...none, value: 17, busy: true })).toEqual(loading);
  expect(asLoaded({ ...none, value: 17 })).toEqual(ready(17));
  expect(asLoaded({ ...none, value: 17, error })).toEqual({ status: 'failed', error, retry });
});
