import { inspectReach, widthBeyondScreen } from '../../fixtures/checks/reach';
import { visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';
import { SCREENS } from '../../fixtures/browser/widths';

/** One page of each kind: art, lists of folds, a long form of radio buttons, cards that link, text with an index. */
const PAGES = [
  '/',
  '/curated-program-path',
  '/contact-us',
  '/blog',
  '/blog/faster-or-luckier',
  '/clips',
  '/privacy-policy',
  '/signup',
];

test('what axe cannot see: targets are large enough, focus is never hidden, the outline has no gaps', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.setViewportSize(SCREENS[0]);
    await visit(page, path);
    expect.soft(await widthBeyondScreen(page), `${path} fits a phone with letters twice as large`).toBe(0);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const { controls, ...found } = await inspectReach(page);
      expect(controls, `${path} has controls`).toBeGreaterThan(20);
      expect
        .soft(found, `${path}, ${screen.width} px wide`)
        .toEqual({ small: [], crowded: [], covered: [], outline: [] });
    }
  }
});
