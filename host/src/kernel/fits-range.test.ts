import { satisfy } from './fits-range';

test.each([
  ['1.2.3', '^1.2.0'],
  ['1.10.0', '^1.9.9'],
  ['19.3.1', '^19.3.1'],
  ['0.2.9', '^0.2.3'],
  ['0.0.3', '^0.0.3'],
  ['1.2.3', '1.2.3'],
  ['1.2.3', '<=1.2.3'],
  ['1.2.3', '<=1.10.0'],
  ['2.0.0-next.1', '2.0.0-next.1'],
])('%s fits %s', (version, range) => {
  expect(satisfy(version, range)).toBe(true);
});

test.each([
  ['1.2.3', '^1.2.4'],
  ['2.0.0', '^1.2.3'],
  ['0.3.0', '^0.2.3'],
  ['0.0.4', '^0.0.3'],
  ['1.2.4', '1.2.3'],
  ['1.2.4', '<=1.2.3'],
  ['1.3.0-next.1', '^1.2.3'],
])('%s does not fit %s', (version, range) => {
  expect(satisfy(version, range)).toBe(false);
});

test.each(['>=1.0.0 <2.0.0', '*', '1.x', ''])('%j is no range that a remote may name', (range) => {
  expect(() => satisfy('1.2.3', range)).toThrow('is no range');
});
