import { join } from 'node:path';
import { ADULT_AGE } from '@skora/domain';
import { demoPlayers } from '@skora/scripts/demo-stories';
import { PICTURE_TOLERANCE, pictureDifference } from '@skora/scripts-lib/match-picture';
import { paperPictures } from '@skora/scripts-lib/paper-pictures';
import { moveDate } from '../../../fixtures/browser/timers';
import { tellDemoStory } from '../../../fixtures/players/demo-player';
import { main, signIn } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

/** The day of the pictures, whenever the test runs: all that is dated on a CV counts from it. */
const DAY = new Date('2026-11-18T12:00:00Z');
const PICTURES = join(import.meta.dirname, 'pictures');
const MOST_SHEETS = 3;

const areLoaded = (images: Element[]) =>
  images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);

test('the printed CV of each demo player looks as its stored pictures do, on A4 and Letter', async ({
  openElsewhere,
  makePlayer,
}) => {
  for (const { uid, displayName, age, picture } of demoPlayers) {
    const player = await makePlayer('tier0', displayName);
    await tellDemoStory(player, uid, DAY);
    const page = await openElsewhere();
    await moveDate(page, DAY.getTime() - Date.now());
    await signIn(page, player, '/profile/myprofile');
    const sheet = main(page).locator('article');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(displayName);
    await expect(sheet, 'the backend has told the age group').toContainText(
      age < ADULT_AGE ? 'U17' : 'Senior',
    );
    await expect(sheet.locator('[data-skeleton]'), 'charts have come').toHaveCount(0);
    await expect(sheet.locator('img')).toHaveCount(picture ? 1 : 0);
    await expect.poll(() => sheet.locator('img').evaluateAll(areLoaded)).toBe(true);
    await page.evaluate(() => document.fonts.ready);
    for (const format of ['A4', 'Letter']) {
      const sheets = await paperPictures(await page.pdf({ format }));
      expect(sheets.length, `${displayName}, ${format}: sheets`).toBeLessThanOrEqual(MOST_SHEETS);
      for (const [index, drawn] of sheets.entries()) {
        const name = `${uid.replace('demo-', '')}-${format.toLowerCase()}-${index + 1}.png`;
        const { share, where } = pictureDifference(drawn, join(PICTURES, name));
        expect.soft(share, `${name}: ${where}`).toBeLessThanOrEqual(PICTURE_TOLERANCE.paper);
      }
    }
  }
});
