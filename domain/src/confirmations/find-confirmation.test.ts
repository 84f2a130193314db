import type { Confirmation, NumberRef } from './confirmation';
import { findConfirmation, unchangedNumbers } from './find-confirmation';

const goals: NumberRef = { kind: 'match', ref: '2026-W46-1', revision: 1, key: 'goals', value: 2 };

function decided(id: string, day: string, change: Partial<Confirmation> = {}): Confirmation {
  return {
    id,
    items: [{ ...goals, label: 'Goals', unit: '', detail: '' }],
    coach: {
      name: 'Rui Inventado',
      role: 'Head coach',
      club: 'Northfield',
      domain: 'club.example',
      key: 'rui',
    },
    decision: 'confirmed',
    note: '',
    decidedAt: new Date(day),
    hidden: false,
    ...change,
  };
}
const other = { name: 'Ann', role: '', club: '', domain: 'club.example', key: 'ann' };
const idFor = (list: Confirmation[], number = goals) => findConfirmation(number, list)?.id ?? null;

test('the newest confirmation of a number counts, whatever the order they come in', () => {
  expect(idFor([decided('a', '2026-11-01'), decided('b', '2026-11-09', { coach: other })])).toBe('b');
  expect(idFor([])).toBeNull();
});

const changed: [name: string, change: Partial<NumberRef>][] = [
  ['was written again', { revision: 2 }],
  ['has another value', { value: 3 }],
  ['is another number of the match', { key: 'assists' }],
  ['is of another match', { ref: '2026-W46-2' }],
  ['is of another kind', { kind: 'entry' }],
];
test.each(changed)('a number that %s is not confirmed', (_name, change) => {
  expect(idFor([decided('a', '2026-11-01')], { ...goals, ...change })).toBeNull();
});

test('declined and hidden are not confirmed', () => {
  expect(idFor([decided('a', '2026-11-01', { decision: 'declined' })])).toBeNull();
  expect(idFor([decided('a', '2026-11-01', { hidden: true })])).toBeNull();
});

test('a coach who declines later takes the confirmation back, and hiding that does not bring it back', () => {
  const earlier = decided('a', '2026-11-01');
  const later = decided('b', '2026-11-09', { decision: 'declined' });
  expect(idFor([earlier, later])).toBeNull();
  expect(idFor([earlier, { ...later, hidden: true }])).toBeNull();
  expect(idFor([decided('c', '2026-10-01', { coach: other }), earlier, later])).toBe('c');
});

test('numbers that changed since are told apart', () => {
  const confirmation = decided('a', '2026-11-01');
  expect(unchangedNumbers(confirmation, [goals])).toHaveLength(1);
  expect(unchangedNumbers(confirmation, [{ ...goals, revision: 2 }])).toEqual([]);
});
