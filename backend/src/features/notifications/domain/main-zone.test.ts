import { chooseZone } from './main-zone';

test.each([
  ['Europe/Paris', 'US', 'Europe/Paris'],
  ['Moon/Base', 'US', 'America/New_York'],
  [null, 'DE', 'Europe/Berlin'],
  [null, 'GB', 'Europe/London'],
  [null, 'NG', 'Africa/Lagos'],
  [null, 'xx', 'UTC'],
  [null, null, 'UTC'],
])('who says %s and lives in %s has the clock of %s', (said, country, expected) => {
  expect(chooseZone(said, country)).toBe(expected);
});
