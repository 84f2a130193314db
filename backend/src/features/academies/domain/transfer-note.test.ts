import { transferNote } from './transfer-note';

test.each([
  [18, 'ES', 'DE', 'adult'],
  [25, null, 'DE', 'adult'],
  [17, 'ES', 'ES', 'same-country'],
  [16, 'ES', 'DE', 'abroad-16'],
  [15, 'ES', 'DE', 'abroad-minor'],
  [16, 'ES', 'GB', 'abroad-minor'],
  [16, 'GB', 'DE', 'abroad-minor'],
  [null, 'ES', 'DE', 'unknown'],
  [12, null, 'DE', 'unknown'],
] as const)('%p from %p to %p: %s', (age, from, to, note) => {
  expect(transferNote(age, from, to)).toBe(note);
});
