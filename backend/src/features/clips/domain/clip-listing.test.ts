import { readRange } from '../../../lib/http/byte-range';
import { filterKeys, isListingId, listingId } from './clip-listing';

test('ids sort newest first and say nothing twice', () => {
  const ids = [2, 1, 3].map((day) => listingId(Date.UTC(2026, 10, day)));
  expect([...ids].sort()).toEqual([ids[2], ids[0], ids[1]]);
  expect(ids.every(isListingId)).toBe(true);
  expect(listingId(0)).not.toBe(listingId(0));
  expect(isListingId('../users/x')).toBe(false);
});

test('only what is asked for narrows', () => {
  expect(filterKeys({})).toEqual([]);
  expect(filterKeys({ position: 'GK', action: 'save', foot: 'none' })).toEqual(['p:GK', 'a:save', 'f:none']);
});

test.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=100-199', { start: 100, end: 199 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=5-4', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
  ['bytes=a-b', null],
])('the range %s of a thousand bytes', (header, expected) => {
  expect(readRange(header, 1000)).toEqual(expected);
});
