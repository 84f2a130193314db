import { consentAge, isCountry } from './consent-age';

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

test.each(['GB', 'DE', 'IN', 'BR', 'KE'])('%s is a country', (code) => {
  expect(isCountry(code)).toBe(true);
});

test.each(['ZZ', 'QX', 'gb', 'GBR', '', '__', 'G1', 'GB\n'])('%j is none', (code) => {
  expect(isCountry(code)).toBe(false);
});
