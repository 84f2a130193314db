import { act, renderHook } from '@testing-library/react';
import { useDraft } from './use-draft';

interface Note {
  a?: string;
  b?: string;
}
const KEY = 'userStats_test';
const parse = (value: unknown) => (typeof value === 'object' ? (value as Note | null) : null);
const tab = () => renderHook(() => useDraft(KEY, parse));
/** Browsers tell every tab but the one that wrote. */
const tellOthers = () => act(() => window.dispatchEvent(new StorageEvent('storage', { key: KEY })));

beforeEach(() => localStorage.clear());

test('a draft is kept at once and found again', () => {
  const { result } = tab();
  act(() => result.current[1]({ a: '1' }));
  expect(localStorage.getItem(KEY)).toBe('{"a":"1"}');
  expect(tab().result.current[0]).toEqual({ a: '1' });
});

test('two tabs that type into different fields lose nothing', () => {
  const one = tab();
  const two = tab();
  act(() => one.result.current[1]((draft) => ({ ...draft, a: 'one' })));
  tellOthers();
  expect(two.result.current[0]).toEqual({ a: 'one' });
  act(() => two.result.current[1]((draft) => ({ ...draft, b: 'two' })));
  tellOthers();
  expect(one.result.current[0]).toEqual({ a: 'one', b: 'two' });
});

test('a tab that slept through the news still builds on what is kept', () => {
  const one = tab();
  const two = tab();
  act(() => one.result.current[1]({ a: 'one' }));
  act(() => two.result.current[1]((draft) => ({ ...draft, b: 'two' })));
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ a: 'one', b: 'two' });
});

test('a draft that was saved elsewhere is gone here too', () => {
  const one = tab();
  act(() => one.result.current[1]({ a: '1' }));
  const two = tab();
  act(() => one.result.current[1](null));
  tellOthers();
  expect(two.result.current[0]).toBeNull();
});

test('a closed storage does not stop anybody from typing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = tab();
  act(() => result.current[1]((draft) => ({ ...draft, a: '1' })));
  act(() => result.current[1]((draft) => ({ ...draft, b: '2' })));
  tellOthers();
  expect(result.current[0]).toEqual({ a: '1', b: '2' });
  jest.restoreAllMocks();
});

test('what is no draft is dropped', () => {
  localStorage.setItem(KEY, '{');
  expect(tab().result.current[0]).toBeNull();
});
