import type { Page } from '@playwright/test';
import { expectFallback } from '../../fixtures/faults/fallback';
import { breakRemote } from '../../fixtures/faults/remote-faults';
import { header, main, signIn, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';
import { expectTierLook, PLAN_BANNERS } from '../../fixtures/site/tiers';
import { SCREENS } from '../../fixtures/browser/widths';

interface Stop {
  name: string;
  ring: boolean;
  inSight: boolean;
  size: number;
}

/** The element that has focus: what it is called, and whether one sees it. */
function stop(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    // Without movement transitions still take a frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { top, left, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
      ring: (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
      inSight: hit !== null && (element.contains(hit) || hit.contains(element)),
      size: Math.min(width, height),
    };
  });
}

async function walk(page: Page, count: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab');
    stops.push(await stop(page));
  }
  return stops;
}

function expectVisibleFocus(stops: Stop[]): void {
  for (const { name, ring, inSight, size } of stops) {
    expect(ring, `"${name}" shows its focus`).toBe(true);
    expect(inSight, `"${name}" is not covered`).toBe(true);
    expect(size, `"${name}" is large enough to hit`).toBeGreaterThanOrEqual(18);
  }
}

test('the keyboard walks the header of a visitor in reading order, always visibly', async ({ page }) => {
  await visit(page, '/');
  const stops = await walk(page, 10);
  expect(stops.map(({ name }) => name).sort()).toEqual(
    [
      'Skip to content',
      'Choose Your Plan to Access the Premium Features',
      'SKORA, home',
      'Home',
      'SKORAs STORY',
      'Curated Program Path',
      'Pricing',
      'Success Stories',
      'Login',
      'Register',
    ].sort(),
  );
  expectVisibleFocus(stops);
});

test('the keyboard walks the header of a player, always visibly', async ({ page, makePlayer }) => {
  await signIn(page, await makePlayer('tier4'));
  await page.reload();
  await expect(page.getByRole('button', { name: /^Hi, / })).toBeVisible();
  // Until the plan is known the bar holds one more link.
  await expectTierLook(page, PLAN_BANNERS.tier4, false);
  const stops = await walk(page, 8);
  expect(stops.map(({ name }) => name)).toContain('Hi, Test Player');
  expectVisibleFocus(stops);
});

test('on a phone the menus keep the focus in sight and in reach, with letters twice as large too', async ({
  page,
  makePlayer,
}) => {
  await page.setViewportSize(SCREENS[0]);
  await signIn(page, await makePlayer('tier4'), '/story');
  const account = page.getByRole('button', { name: /^Hi, / });
  await expect(account).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.press('Enter');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await header(page).getByRole('link', { name: 'Success Stories' }).press('Enter');
  await expect(page).toHaveURL('/success-story');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await account.press('Enter');
  const entry = header(page).getByRole('link', { name: 'Manage Subscription' });
  await expect(entry).toBeInViewport({ ratio: 1 });
  const logo = await header(page).getByRole('link', { name: 'SKORA, home' }).boundingBox();
  const button = await account.boundingBox();
  expect((logo?.x ?? 0) + (logo?.width ?? 0), 'the logo ends where the account begins').toBeLessThanOrEqual(
    button?.x ?? 0,
  );
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
});

test('a fallback is announced and can be used by keyboard', async ({ page, problems }) => {
  problems.allow(/a remote failed|\/remotes\/remote-auth|RUNTIME-00/);
  const lift = await breakRemote(page, 'remote-auth', 'refused');
  await visit(page, '/story');
  await page.getByRole('link', { name: 'Login' }).click();
  await expectFallback(main(page));
  await expect(main(page).getByRole('alert')).toBeVisible();
  lift();
  await main(page).getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
});

test('a link to a part of the page leads the next Tab there, and the page stays as it was', async ({
  page,
}) => {
  await visit(page, '/privacy-policy');
  const contents = main(page).getByRole('navigation', { name: 'Contents' });
  const link = contents.getByRole('link').last();
  const part = page.locator((await link.getAttribute('href')) ?? '');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(part).toBeInViewport();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.keyboard.press('Tab');
  const isPast = (start: Element) => {
    const position = start.compareDocumentPosition(document.activeElement ?? document.body);
    return (position & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  };
  expect(await part.evaluate(isPast)).toBe(true);
  await expect(page).toHaveTitle(/^Privacy policy/i);
});
