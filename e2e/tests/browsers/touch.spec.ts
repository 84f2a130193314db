import type { Locator } from '@playwright/test';
import { pressedBy, TOUCH_JOURNEYS } from '../../fixtures/visitor/journeys/public-journeys';
import { PlaywrightVisitor } from '../../fixtures/visitor/playwright-visitor';
import { expect, test } from '../../fixtures/test';

test.use({ hasTouch: true });

for (const { title, walk } of TOUCH_JOURNEYS) {
  test(title, async ({ page, browserName, makePlayer, makeNewcomer }) => {
    // In Firefox each press is one of a finger (setup/projects.ts); Playwright's own tap does nothing there.
    const tap = (element: Locator) => (browserName === 'firefox' ? element.click() : element.tap());
    const visitor = new PlaywrightVisitor(page, tap);
    await walk(visitor, { player: makePlayer, newcomer: makeNewcomer });
    expect(await pressedBy(visitor)).toBe('touch');
  });
}
