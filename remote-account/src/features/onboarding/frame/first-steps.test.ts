import { firstOpenStep, parseStep } from './first-steps';

const chosen = { primaryPosition: 'RW' } as const;
const entry = { kind: 'sprint' } as const;

test.each([
  [{ primaryPosition: null }, [], [], 'position'],
  [{ primaryPosition: null }, [entry], [], 'position'],
  [chosen, [], [], 'number'],
  [chosen, [entry], [], null],
  [chosen, [], [{ id: '2026-W47-1' }], null],
])('%j with %j and %j goes on with %p', (profile, entries, matches, step) => {
  expect(firstOpenStep({ profile, entries, matches })).toBe(step);
});

test.each([
  ['cv', 'cv'],
  ['toString', null],
  [null, null],
])('an address that asks for %p gets %p', (asked, step) => {
  expect(parseStep(asked)).toBe(step);
});
