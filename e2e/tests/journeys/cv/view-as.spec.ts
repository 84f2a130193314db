import { readFile } from 'node:fs/promises';
import { expectAccessible, expectAccessibleOnScreens } from '../../../fixtures/checks/axe';
import { fillCv } from '../../../fixtures/players/full-cv';
import { main, signIn } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';
import { SCREENS } from '../../../fixtures/browser/widths';

const NAME = 'Mara Testspieler';

test('a player looks at the CV through the eyes of others', async ({ page, makePlayer }) => {
  await page.setViewportSize(SCREENS[0]);
  const player = await makePlayer('tier0', NAME);
  await fillCv(player.uid, NAME);
  await signIn(page, player, '/profile/myprofile');
  const cv = main(page);
  await expect(cv.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await expect(cv).toContainText('Measured by a coach · Timing gates');
  await expect(cv.getByRole('slider', { name: 'Minutes played by week' })).toBeVisible();
  await expectAccessibleOnScreens(page, 'the own CV');
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

test('on paper the CV is black on white, without what can only be pressed', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier0', NAME);
  await fillCv(player.uid, NAME);
  await signIn(page, player, '/profile/myprofile');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(NAME);
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByRole('group', { name: 'View as' })).toBeHidden();
  await expect(main(page).getByRole('link', { name: 'Share' })).toBeHidden();
  await expect(main(page).getByText('No clip yet'), 'what is not there costs no paper').toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  const ink = await main(page)
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).color);
  expect(ink).toBe('rgb(0, 0, 0)');
});
