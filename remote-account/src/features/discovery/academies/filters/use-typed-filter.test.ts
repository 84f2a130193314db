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
  jest.runAllTimers();
  expect(tell.mock.calls).toEqual([['porto']]);
});

test('what was typed on a page that is being left leads nobody back', () => {
  const tell = type('porto');
  window.history.pushState(null, '', '/academies/compare');
  jest.runAllTimers();
  expect(tell).not.toHaveBeenCalled();
});
