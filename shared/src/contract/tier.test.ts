import { parseTier } from './tier';

it.each([['tier0'], ['tier4']])('reads %s', (tier) => {
  expect(parseTier(tier)).toBe(tier);
});

it.each([[undefined], [null], [4], ['tier9'], ['Tier1'], [{}], ['__proto__']])(
  'takes %p for tier0',
  (value) => {
    expect(parseTier(value)).toBe('tier0');
  },
);
