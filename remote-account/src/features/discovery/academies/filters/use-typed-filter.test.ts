import { act, renderHook } from '@testing-library/react';
import { useTypedFilter } from './use-typed-filter';

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/academies');
});
afterEach(() => jest.useRealTimers());

function type(text: string): jest.Mock {
  const tell = jest.fn();
  const { result } = renderHook(() => useTypedFilter('', tell));
  act(() => result.current[1](text));
  return tell;
}

test('what was typed is told once it rests', () => {
  const tell = type('porto');
  expect(tell).not.toHaveBeenCalled();
  act(() => jest.runAllTimers());
  expect(tell.mock.calls).toEqual([['porto']]);
});

test('what was typed on a page that is being left leads nobody back', () => {
  const tell = type('porto');
  window.history.pushState(null, '', '/academies/compare');
  act(() => jest.runAllTimers());
  expect(tell).not.toHaveBeenCalled();
});

test('letters typed before the address has come to what was told stay, and are told too', () => {
  const tell = jest.fn();
  const hook = renderHook(({ value }) => useTypedFilter(value, tell), { initialProps: { value: '' } });
  for (const text of ['br', 'brem']) {
    act(() => hook.result.current[1](text));
    act(() => jest.runAllTimers());
  }
  act(() => hook.result.current[1]('bremen'));
  for (const value of ['br', 'brem']) {
    hook.rerender({ value });
    expect(hook.result.current[0]).toBe('bremen');
  }
  act(() => jest.runAllTimers());
  expect(tell.mock.calls).toEqual([['br'], ['brem'], ['bremen']]);
});

test('an address that changes by itself is followed, also to what was told once', () => {
  const hook = renderHook(({ value }) => useTypedFilter(value, jest.fn()), { initialProps: { value: '' } });
  act(() => hook.result.current[1]('porto'));
  act(() => jest.runAllTimers());
  for (const value of ['porto', '', 'porto']) {
    hook.rerender({ value });
    expect(hook.result.current[0]).toBe(value);
  }
});
