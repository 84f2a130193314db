import { listCities, cityNamed, findCities, meantCity } from './cities';

test('every country’s cities lie on the globe', () => {
  const cities = ['GB', 'AD', 'FJ', 'BR'].flatMap(listCities);
  expect(cities.length).toBeGreaterThan(100);
  expect(cities.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180)).toBe(true);
  expect(listCities('ZZ')).toEqual([]);
});

test('finds by the beginning of the name, without marks', () => {
  expect(findCities('mun').map(({ name }) => name)).toContain('Munich');
  expect(findCities('SAO PAU')[0]).toMatchObject({ name: 'São Paulo', country: 'BR' });
  expect(findCities(' , ')).toEqual([]);
});

test('a text means the city it names', () => {
  expect(meantCity('Lisbon, PT')).toMatchObject({ name: 'Lisbon', country: 'PT' });
  expect(meantCity('lisbon')).toMatchObject({ country: 'PT' });
  expect(meantCity('Lisbon, ES')).toBeUndefined();
  expect(meantCity('b')).toBeUndefined();
});

test.each([
  ['London', 'GB'],
  ['sydney', 'AU'],
  ['Barcelona', 'ES'],
  ['London, CA', 'CA'],
])('of several cities of a name, %s means the largest', (text, country) => {
  expect(meantCity(text)).toMatchObject({ country });
  expect(findCities(text)[0]).toMatchObject({ country });
});

test('knows a city by country and name', () => {
  expect(cityNamed('PT', 'Lisbon')).toMatchObject({ lat: expect.any(Number) });
  expect(cityNamed('ES', 'Lisbon')).toBeUndefined();
});
