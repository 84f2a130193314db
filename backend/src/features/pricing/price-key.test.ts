import { PAID_TIERS } from '@skora/domain';
import { PRICE_LISTS } from './price-book';
import { parsePriceKey, INTERVALS, priceKey } from './price-key';

test('every price can be told from its key', () => {
  for (const plan of PAID_TIERS) {
    for (const interval of INTERVALS) {
      expect(parsePriceKey(priceKey({ plan, interval }))).toMatchObject({ plan, interval });
    }
  }
});

test('a price of an older list still says what it is for', () => {
  expect(parsePriceKey('skora_tier3_year_2025-01-01')).toEqual({
    plan: 'tier3',
    interval: 'year',
    asOf: '2025-01-01',
  });
});

test.each([
  null,
  '',
  'tier4',
  'skora_tier5_month_2026-11-01',
  'skora_tier4_week_2026-11-01',
  'xskora_tier4_month_2026-11-01',
])('the key %p is none of ours', (key) => {
  expect(parsePriceKey(key)).toBeNull();
});

test('currencies with three decimals are charged in tens, as card networks want it', () => {
  for (const { minorUnit, month, year } of Object.values(PRICE_LISTS)) {
    if (minorUnit === 3) expect([...month, ...year].every((amount) => amount % 10 === 0)).toBe(true);
  }
});
