import type { Page } from '@playwright/test';
import { header, main, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';
import { countBytes, filesOf } from '../../fixtures/browser/page-files';
import { awaitAnswers } from '../../fixtures/browser/timers';

/** Traces that running the container of `remote-auth` leaves on a page. */
function tracesOfAuth(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...Object.keys(window).filter((name) => name.includes('remote_auth')),
    ...[...document.querySelectorAll('script[src*="remote-auth"], link[href*="remote-auth"]')].map(
      (element) => element.outerHTML,
    ),
  ]);
}

test('an idle page downloads what its bar links to and runs none of it; a visit then needs no network', async ({
  page,
}) => {
  await awaitAnswers(page);
  await visit(page, '/');
  const files = await filesOf(page, '/login');
  for (const kind of [/remote-auth\/remoteEntry\..*js$/, /remote-auth\/login\..*js$/, /login\..*css$/]) {
    expect(files.filter((file) => kind.test(file))).toHaveLength(1);
  }
  await expect
    .poll(async () => Object.values(await countBytes(page, files)).filter(([first = 0]) => first === 0))
    .toEqual([]);
  expect(await tracesOfAuth(page)).toEqual([]);

  await header(page).getByRole('link', { name: 'Login' }).click();
  await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
  for (const [file, [first, ...later]] of Object.entries(await countBytes(page, files))) {
    expect(first, file).toBeGreaterThan(0);
    expect(later, `${file}, wanted again`).toEqual([0]);
  }
});

test('whoever points at a link has its page run before it is opened', async ({ page }) => {
  await visit(page, '/');
  await header(page).getByRole('link', { name: 'Login' }).hover();
  await expect.poll(() => page.evaluate(() => 'remote_auth' in window)).toBe(true);
  await expect(page).toHaveURL('/');
});
