import { phaseAt } from './phase-at';
import { PHASES } from './phases';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2021-01-01', 'DE', 'foundation'],
  ['2016-01-01', 'DE', 'foundation'],
  ['2015-12-31', 'DE', 'youth-development'],
  ['2011-01-01', 'DE', 'youth-development'],
  ['2010-08-31', 'GB', 'professional-development'],
  ['2006-01-01', 'DE', 'professional-development'],
  ['2005-12-31', 'DE', 'senior'],
])('who was born on %s and plays in %s is in the phase %s', (birthDate, country, phase) => {
  expect(phaseAt(birthDate, country, now)).toBe(phase);
  expect(PHASES.map(({ id }) => id)).toContain(phase);
});
