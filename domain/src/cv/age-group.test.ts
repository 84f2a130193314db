import { ageGroupIn } from './age-group';

const november = new Date('2026-11-21T12:00:00Z');

it.each([
  ['2010-12-31', 'DE', 'U16'],
  ['2010-01-01', 'DE', 'U16'],
  ['2009-12-31', 'PT', 'U17'],
  // In England the year of a season begins in September: the season 2026/27.
  ['2010-09-01', 'GB', 'U16'],
  ['2010-08-31', 'GB', 'U17'],
  ['2005-01-01', 'DE', 'U21'],
  ['2004-12-31', 'DE', 'Senior'],
  ['2022-12-31', 'DE', 'U8'],
])('who was born on %s and plays in %s is %s', (birthDate, country, group) => {
  expect(ageGroupIn(birthDate, country, november)).toBe(group);
});

it('moves on in September in England, in January elsewhere', () => {
  const august = new Date('2026-08-31T12:00:00Z');
  expect(ageGroupIn('2010-05-04', 'GB', august)).toBe('U16');
  expect(ageGroupIn('2010-05-04', 'GB', new Date('2026-09-01T00:00:00Z'))).toBe('U17');
  expect(ageGroupIn('2010-05-04', 'DE', august)).toBe('U16');
  expect(ageGroupIn('2010-05-04', 'DE', new Date('2027-01-01T00:00:00Z'))).toBe('U17');
});
