import { countryName, countryOptions, isCountry } from './countries';

it('knows every country once, by name', () => {
  const all = countryOptions();
  expect(all).toHaveLength(250);
  expect(new Set(all.map(({ code }) => code)).size).toBe(250);
  expect(all.every(({ name }) => name.length > 2)).toBe(true);
  expect(all[0]?.name).toBe('Afghanistan');
  expect(all).toContainEqual({ code: 'AX', name: 'Åland Islands' });
  expect(all.findIndex(({ code }) => code === 'AX')).toBeLessThan(5);
});

it('gives a code back that it does not know', () => {
  expect([countryName('PT'), countryName('nowhere')]).toEqual(['Portugal', 'nowhere']);
});

it.each(['GB', 'DE', 'IN', 'BR', 'KE'])('%s is a country', (code) => {
  expect(isCountry(code)).toBe(true);
});

it.each(['ZZ', 'QX', 'EU', 'UN', 'gb', 'GBR', '', '__', 'G1', 'GB\n'])('%j is none', (code) => {
  expect(isCountry(code)).toBe(false);
});
