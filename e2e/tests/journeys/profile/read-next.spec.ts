import type { Page } from '@playwright/test';
import { interceptUntil } from '../../../fixtures/browser/requests';
import { expectAccessibleOnScreens } from '../../../fixtures/checks/axe';
import { main, signIn } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const readNext = (page: Page) => main(page).getByRole('region', { name: 'Read next' });
const MISSING = 'This part did not load. The rest of the page works as usual.';

test('the dashboard shows two articles that fit, and leads to them', async ({ page, makePlayer }) => {
  await signIn(page, await makePlayer('tier1'), '/profile');
  await expect(readNext(page).getByRole('listitem')).toHaveCount(2);
  await expectAccessibleOnScreens(page, 'Dashboard with articles');
  const first = readNext(page).getByRole('listitem').first().getByRole('link');
  const title = await first.innerText();
  await first.click();
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(readNext(page).getByRole('listitem')).toHaveCount(2);
});

test('without its files the dashboard works, nothing moves, and "Try again" brings the articles', async ({
  page,
  makePlayer,
  problems,
}) => {
  problems.allow(/a remote failed|\/remotes\/remote-marketing|ChunkLoadError|RUNTIME-00/);
  const files = /\/remotes\/remote-marketing\/read-next\./;
  const player = await makePlayer('tier1');
  for (const screen of SCREENS) {
    await test.step(`${screen.width} px`, async () => {
      await page.setViewportSize(screen);
      const lift = await interceptUntil(page, files, (route) => route.abort('connectionrefused'));
      await signIn(page, player, '/profile');
      await expect(main(page).getByText(MISSING)).toBeVisible();
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main(page).getByRole('heading', { name: 'What others can see' })).toBeVisible();
      await expectAccessibleOnScreens(page, 'Dashboard without articles');
      const outlet = main(page).locator('[data-page-slot="dashboard:reading"]');
      const before = await outlet.evaluate((element) => element.clientHeight);
      lift();
      await main(page).getByRole('button', { name: 'Try again' }).click();
      await expect(readNext(page).getByRole('listitem')).toHaveCount(2);
      expect(await outlet.evaluate((element) => element.clientHeight)).toBe(before);
    });
  }
});
