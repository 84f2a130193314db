import { QUICK_CASES } from '@skora/scripts/hostile';
import { SITE } from '../../fixtures/stack/addresses';
import { expect, test } from '../../fixtures/test';

test('there are quick attacks', () => {
  expect(QUICK_CASES.length).toBeGreaterThan(5);
});

for (const { name, run } of QUICK_CASES) {
  test(name, () => run(SITE));
}
