import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnScreens } from '../../fixtures/checks/axe';
import { expectReach, REACH_PAGES } from '../../fixtures/checks/reach';
import { accountButton, header, main, ready, signIn, visit } from '../../fixtures/site/site';
import {
  PROTECTED_PAGES,
  PUBLIC_ONLY_PAGES,
  PUBLIC_PAGES,
  type PageFacts,
} from '../../fixtures/site/site-map';
import { SITE } from '../../fixtures/stack/addresses';
import { expect, test } from '../../fixtures/test';
import { SCREENS, resizeTo } from '../../fixtures/browser/widths';

// One visit of each page checks all that is promised of every page: a page load costs most of a test's time.

test.use({ viewport: SCREENS[0] });

/** Opens a page and expects what its route promises. */
async function openPage(page: Page, { path, title, background }: PageFacts): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await ready(page);
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('html')).toHaveAttribute('data-background', background);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1);
}

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect.soft(scroll, `${path} does not scroll sideways`).toBeLessThanOrEqual(client);
}

/** Addresses elsewhere that a page has asked, from now on. */
function watchStrangers(page: Page): Set<string> {
  const strangers = new Set<string>();
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== SITE) strangers.add(request.url());
  });
  return strangers;
}

/** Two addresses repeat other pages. */
const ALIASES = ['/path', '/contact'];
const half = Math.ceil(PUBLIC_PAGES.length / 2);

for (const [who, pages] of [
  ['everybody, first half', PUBLIC_PAGES.slice(0, half)],
  ['everybody, second half', PUBLIC_PAGES.slice(half)],
  ['signed-out visitors', PUBLIC_ONLY_PAGES],
] as const) {
  test(`every page for ${who} answers with its title, background and one heading, asks nobody but this site, and is accessible`, async ({
    page,
  }) => {
    const strangers = watchStrangers(page);
    for (const facts of pages) {
      await test.step(facts.path, async () => {
        await openPage(page, facts);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectNoSidewaysScroll(page, facts.path);
        if (!ALIASES.includes(facts.path)) await expectAccessibleOnScreens(page, facts.path);
        if (REACH_PAGES.includes(facts.path)) await expectReach(page, facts.path);
      });
    }
    expect([...strangers]).toEqual([]);
  });
}

test('every protected page opens for a signed-in player and is accessible', async ({ page, makePlayer }) => {
  const [first, ...others] = PROTECTED_PAGES;
  await signIn(page, await makePlayer('tier4'), first.path);
  for (const facts of [...others, first]) {
    await test.step(facts.path, async () => {
      await openPage(page, facts);
      await expect(accountButton(page)).toBeVisible();
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleOnScreens(page, facts.path);
    });
  }
});

test('pages beside the map of the site are accessible', async ({ page, problems }) => {
  problems.allow(/404.*nowhere/);
  for (const path of ['/nowhere', '/design-system', '/blog/faster-or-luckier']) {
    await test.step(path, async () => {
      await visit(page, path);
      await expectNoSidewaysScroll(page, path);
      await expectAccessibleOnScreens(page, path);
      if (REACH_PAGES.includes(path)) await expectReach(page, path);
    });
  }
});

test('open menus have no accessibility violation', async ({ page, makePlayer }) => {
  await visit(page, '/');
  await header(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await expectAccessible(page, 'the open menu of a phone');
  await signIn(page, await makePlayer('tier4'), '/showcases');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Showcase schedule' })).toBeVisible();
  for (const screen of SCREENS) {
    await resizeTo(page, screen);
    await accountButton(page).click();
    await expect(header(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    await expectAccessible(page, `the open dropdown, ${screen.width} px wide`);
    await page.keyboard.press('Escape');
  }
});
