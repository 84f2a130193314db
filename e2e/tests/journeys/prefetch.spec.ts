import type { Page } from '@playwright/test';
import { header, main, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';
import { awaitAnswers } from '../../fixtures/browser/timers';

/** Files of a page, as the site tells them to this visitor. */
async function filesOf(page: Page, path: string): Promise<string[]> {
  const answer = await page.request.get(`/page-files.json?path=${path}`);
  const { files } = (await answer.json()) as { files: string[] };
  return files;
}

/** File → bytes that the network carried for each request of this page; 0 where the cache answered. */
function countBytes(page: Page, files: readonly string[]): Promise<Record<string, number[]>> {
  return page.evaluate(
    (paths) =>
      Object.fromEntries(
        paths.map((path) => {
          const entries = performance.getEntriesByName(new URL(path, location.href).href, 'resource');
          return [path, entries.map((entry) => (entry as PerformanceResourceTiming).transferSize)];
        }),
      ),
    files,
  );
}

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a page whose link is in sight is ready before it is tapped, one in the menu is not', async ({
    page,
  }) => {
    await awaitAnswers(page);
    await visit(page, '/');
    const files = await filesOf(page, '/login');
    const wanted = async () => Object.values(await countBytes(page, files)).map(([, ...later]) => later);
    const once = files.map(() => [0]);
    await expect.poll(wanted).toEqual(once);
    await expect(page).toHaveURL('/');
    const story = (await filesOf(page, '/story')).filter((file) => /\/story\..*js$/.test(file));
    expect(Object.values(await countBytes(page, story))).toEqual([[expect.any(Number)]]);
    await header(page).getByRole('link', { name: 'Login' }).tap();
    await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
    expect(await wanted()).toEqual(once);
  });
});
