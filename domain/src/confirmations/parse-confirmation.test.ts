import { parseConfirmation } from './parse-confirmation';

const coach = {
  name: 'Rui Inventado',
  role: 'Head coach',
  club: 'Northfield',
  domain: 'club.example',
  key: 'k',
};
const item = {
  kind: 'entry',
  ref: 'a',
  revision: 0,
  key: 'sprint10',
  value: 1.92,
  label: 'Sprint 10 m',
  unit: 's',
};
const fields = {
  items: [{ ...item, detail: 'Timing gates, 12 Oct 2026' }],
  coach,
  decision: 'confirmed',
  note: 'Measured by me.',
  decidedAt: new Date('2026-11-01'),
  hidden: false,
};

test('what the backend stored comes back', () => {
  expect(parseConfirmation({ id: 'a', fields })).toEqual({ id: 'a', ...fields });
});

test.each([
  ['no time', { decidedAt: 'yesterday' }],
  ['no coach', { coach: null }],
  ['another decision', { decision: 'maybe' }],
  ['no list of numbers', { items: 'all' }],
])('a document with %s makes no sense', (_name, change) => {
  expect(parseConfirmation({ id: 'a', fields: { ...fields, ...change } })).toBeNull();
});

test('numbers that make no sense are left out, the rest stays', () => {
  const items = [item, { ...item, kind: 'rating' }, { ...item, value: '1.92' }, { ...item, ref: 7 }, null];
  const parsed = parseConfirmation({ id: 'a', fields: { ...fields, items } });
  expect(parsed?.items).toEqual([{ ...item, detail: '' }]);
});
