import { countFilters, readFilters, writeFilters } from './academy-filters';

test('an address is read and written back as it was', () => {
  const address =
    'q=sao+paulo&country=BR&programme=club&sex=girls&boarding=yes&trials=open&fee=free&age=me&near=Lisbon%2C+PT&within=100&bounds=-10%2C40%2C0%2C50&saved=yes&sort=distance&page=3';
  const filters = readFilters(new URLSearchParams(address));
  expect(new URLSearchParams(writeFilters(filters)).toString()).toBe(address);
  expect(countFilters(filters)).toBe(11);
});

test.each([
  'country=es',
  'programme=pirates',
  'age=-1',
  'page=0',
  'page=x',
  'within=100',
  'sort=distance',
  'sort=name',
  'bounds=1,2',
  `q=${'a'.repeat(81)}`,
  'unknown=1',
])('%s is left out', (address) => {
  expect(writeFilters(readFilters(new URLSearchParams(address)))).toEqual({});
});
