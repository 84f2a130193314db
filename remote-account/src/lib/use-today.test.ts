import { act, renderHook } from '@testing-library/react';
import { useToday } from './use-today';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T23:50:00') }));
afterEach(() => jest.useRealTimers());

test.each([
  ['is focused', () => window.dispatchEvent(new Event('focus'))],
  ['is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the day is the new one when a page that was open over midnight %s', (_how, comeBack) => {
  const { result } = renderHook(useToday);
  const before = result.current;
  jest.setSystemTime(new Date('2026-11-21T23:59:00'));
  act(() => void comeBack());
  expect(result.current).toBe(before);
  jest.setSystemTime(new Date('2026-11-22T00:01:00'));
  act(() => void comeBack());
  expect(result.current).toEqual(new Date('2026-11-22T00:01:00'));
});
