import { entryId } from './entry-id';

const entry = {
  kind: 'sprint',
  measuredOn: new Date('2026-10-12'),
  measuredBy: 'self',
  method: 'hand',
  values: { sprint10: 1.92 },
  ratings: {},
  attempts: {},
  ground: '',
  evidence: '',
  corrects: '',
} as const;

test('the same content has the same id, changed content another', () => {
  const id = entryId('4f1c2d3e-0000-4000-8000-000000000000', entry);
  expect(entryId('4f1c2d3e-0000-4000-8000-000000000000', { ...entry })).toBe(id);
  expect(entryId('4f1c2d3e-0000-4000-8000-000000000000', { ...entry, values: { sprint10: 1.93 } })).not.toBe(
    id,
  );
  expect(id).toMatch(/^[A-Za-z0-9-]{20,64}$/);
});
