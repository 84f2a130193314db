import { act, renderHook } from '@testing-library/react';
import { useRequest } from './use-request';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

function ask(run: (key: string, signal: AbortSignal) => Promise<string>, waitMs = 0) {
  const hook = ({ key }: { key: string | null }) =>
    useRequest(key, (signal) => run(key ?? '', signal), waitMs);
  return renderHook(hook, { initialProps: { key: 'first' as string | null } });
}

test('the answer before is shown until the next arrives', async () => {
  const { result, rerender } = ask(async (key) => `about ${key}`);
  expect(result.current).toMatchObject({ value: null, busy: true, error: null });
  await settle();
  expect(result.current).toMatchObject({ value: 'about first', busy: false });
  rerender({ key: 'second' });
  expect(result.current).toMatchObject({ value: 'about first', busy: true });
  await settle();
  expect(result.current).toMatchObject({ value: 'about second', busy: false });
});

test('an answer to an older question counts no more', async () => {
  const answers = new Map<string, (value: string) => void>();
  const { result, rerender } = ask((key) => new Promise((resolve) => answers.set(key, resolve)));
  await settle();
  rerender({ key: 'second' });
  await settle();
  await act(async () => answers.get('second')?.('new'));
  await act(async () => answers.get('first')?.('old'));
  expect(result.current.value).toBe('new');
});

test('only a question that stands for a while is asked, and none is no question', async () => {
  const run = jest.fn(async (key: string) => key);
  const { rerender } = ask(run, 200);
  await act(() => jest.advanceTimersByTimeAsync(100));
  rerender({ key: 'second' });
  await act(() => jest.advanceTimersByTimeAsync(200));
  rerender({ key: null });
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(run.mock.calls.map(([key]) => key)).toEqual(['second']);
});

test('what failed can be asked again', async () => {
  const failure = new Error('unreachable');
  const run = jest.fn(async () => 'there').mockRejectedValueOnce(failure);
  const { result } = ask(run);
  await settle();
  expect(result.current).toMatchObject({ value: null, busy: false, error: failure });
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ busy: true, error: null });
  await settle();
  expect(result.current).toMatchObject({ value: 'there', busy: false });
});
