import { countries } from './countries';

it('knows every country once, by name', () => {
  const all = countries();
  expect(all).toHaveLength(249);
  expect(new Set(all.map(({ code }) => code)).size).toBe(249);
  expect(all.every(({ name }) => name.length > 2)).toBe(true);
  expect(all[0]?.name).toBe('Afghanistan');
  expect(all).toContainEqual({ code: 'AX', name: 'Åland Islands' });
  expect(all.findIndex(({ code }) => code === 'AX')).toBeLessThan(5);
});
