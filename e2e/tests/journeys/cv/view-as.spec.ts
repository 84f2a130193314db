import { readFile } from 'node:fs/promises';
import { expectAccessible, expectAccessibleOnScreens } from '../../../fixtures/checks/axe';
import { widthBeyondScreen } from '../../../fixtures/checks/reach';
import { fillCv } from '../../../fixtures/players/full-cv';
import { storeLink } from '../../../fixtures/site/sharing';
import { main, signIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';
import { resizeTo, SCREENS } from '../../../fixtures/browser/widths';

const NAME = 'Mara Testspieler';

/** Words that stand on more than one line; runs in the page. */
function findBrokenWords(elements: Element[]): string[] {
  return elements.flatMap(({ firstChild: text }) => {
    const words = [...(text?.textContent ?? '').matchAll(/[^\s-]+/g)];
    return words.flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      if (text === null) return [];
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}

test('a player looks at the CV through the eyes of others', async ({ page, makePlayer }) => {
  await page.setViewportSize(SCREENS[0]);
  const player = await makePlayer('tier0', NAME);
  await fillCv(player.uid, NAME);
  await signIn(page, player, '/profile/myprofile');
  const cv = main(page);
  await expect(cv.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await expect(cv).toContainText('Measured by a coach · Timing gates');
  await expect(cv.getByRole('slider', { name: 'Minutes played by week' })).toBeVisible();
  await cv.getByRole('button', { name: 'About your age group' }).click();
  const note = cv.getByRole('status').filter({ hasText: 'players born' });
  await expect(note).toBeVisible();
  const [noteBox, name] = [
    await note.boundingBox(),
    await cv.getByRole('heading', { level: 1 }).boundingBox(),
  ];
  expect((noteBox?.y ?? 0) + (noteBox?.height ?? 0), 'the note covers no name').toBeLessThanOrEqual(
    name?.y ?? 0,
  );
  await expectAccessibleOnScreens(page, 'the own CV');
  await page.keyboard.press('Escape');
  await expect(cv.getByRole('button', { name: 'About your age group' })).toBeFocused();
  await cv.getByRole('radio', { name: 'Scout' }).check();
  await expect(cv.getByRole('heading', { name: 'Education' })).toHaveCount(0);
  await expect(cv).toContainText(/Hidden here: .*education and languages/);
  await expectAccessibleOnScreens(page, 'the CV as a scout sees it');
  await cv.getByRole('radio', { name: 'Everybody' }).check();
  await expect(cv.getByRole('heading', { level: 1 })).toHaveText('A football player');
  await expect(cv).not.toContainText('Testham');
  // Between both, the two columns of the head are at their narrowest.
  for (const screen of [...SCREENS, { width: 768, height: 900 }]) {
    await page.setViewportSize(screen);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide, `nothing sticks out at ${screen.width} px`).toBe(false);
  }
  await resizeTo(page, SCREENS[0]);
  await cv.getByRole('radio', { name: 'You' }).check();
  await expect(cv.getByRole('heading', { name: 'Education' })).toBeVisible();
  expect(await widthBeyondScreen(page, '200%'), 'the CV fits a phone with letters twice as large').toBe(0);
});

test('no heading of the CV breaks inside a word, own or shared', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier0', NAME);
  await fillCv(player.uid, NAME);
  const shared = await storeLink(player, 'Headings', 'coach');
  await visit(page, shared);
  for (const path of [shared, '/profile/myprofile']) {
    if (path !== shared) await signIn(page, player, path);
    const headings = main(page).locator('article').getByRole('heading', { level: 2 });
    await expect(headings.filter({ hasText: 'Career' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // Phones and a tablet, then wherever headings have a column of their own.
    for (const width of [320, 360, 390, 768, 1024, 1152, 1280, 1366, 1440, 1536, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await headings.evaluateAll(findBrokenWords), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('an empty CV teaches, and its JSON says what is on it', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier0', NAME);
  await signIn(page, player, '/profile/myprofile');
  await expect(main(page).getByText('No club yet')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Add a match' })).toBeVisible();
  await expectAccessible(page, 'an empty CV');
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Export as JSON' }).click();
  const cv: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(cv).toMatchObject({ formatVersion: 1, audience: 'me', header: { name: NAME }, career: [] });
});
