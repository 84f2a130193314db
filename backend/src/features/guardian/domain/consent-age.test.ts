import { consentAge } from './consent-age';

test.each([
  ['GB', 13],
  ['US', 13],
  ['IT', 14],
  ['FR', 15],
  ['DE', 16],
  ['JP', 16],
])('in %s somebody of %i agrees alone', (country, age) => {
  expect(consentAge(country)).toBe(age);
});
