import type { Page } from '@playwright/test';
import { expectFallback, expectNoFallback, tryAgain } from '../../fixtures/faults/fallback';
import { startOwnSite, type OwnSite } from '../../fixtures/faults/own-site';
import { footer, header, main, noReload, visit } from '../../fixtures/site/site';
import { forceSkewed, publishSkewed, type Skew } from '../../fixtures/skew/skewed-remotes';
import { expect, test } from '../../fixtures/test';

let site: OwnSite;
/** With a registry that holds what it should not. */
let spoilt: OwnSite | undefined;

test.beforeAll(async () => {
  site = await startOwnSite(async (registry) => {
    await publishSkewed(registry, 'older');
    await publishSkewed(registry, 'newer');
  });
});

test.afterEach(async ({ page }) => {
  // Its prefetches must not outlive the site.
  await page.close();
  await spoilt?.stop();
  spoilt = undefined;
});

test.afterAll(() => site.stop());

/** Lets a container take any kernel of the major version. */
function withoutRange(container: string): string {
  return container.replaceAll('^2.999.0', '^2.0.0');
}

const heading = (page: Page, name: Skew) =>
  main(page).getByRole('heading', { level: 1, name: `remote-skew-${name}`, exact: true });

/** Expects state, router and components of the kernel to work in the page of a remote that is open. */
async function expectWorking(page: Page, name: Skew): Promise<void> {
  await expect(heading(page, name)).toBeVisible();
  await main(page).getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(main(page).getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  await main(page).getByRole('link', { name: 'More' }).click();
  await expect(page).toHaveURL(new RegExp(`/skew-${name}/more$`));
  await expect(main(page).getByText(`/skew-${name}/more`)).toBeVisible();
}

for (const [name, age] of [
  ['older', 'an earlier kernel and an earlier patch of the federation runtime'],
  ['newer', 'a later kernel and a later patch of the federation runtime'],
] as const) {
  test(`a remote built with ${age} is a page like any other`, async ({ page }) => {
    // Its markup was rendered with that kernel, and is hydrated with the one of today.
    await visit(page, `${site.url}/skew-${name}`);
    await expectNoFallback(main(page));
    await expectWorking(page, name);

    const stayed = await noReload(page);
    await header(page).getByRole('link', { name: 'Login' }).click();
    await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
    await footer(page).locator(`a[href="/skew-${name}"]`).click();
    await expectWorking(page, name);
    await stayed();
  });
}

test('remotes of both ages share one page', async ({ page }) => {
  await visit(page, `${site.url}/skew-older`);
  const stayed = await noReload(page);
  await footer(page).locator('a[href="/skew-newer"]').click();
  await expectWorking(page, 'newer');
  await footer(page).locator('a[href="/skew-older"]').click();
  await expectWorking(page, 'older');
  await stayed();
});

for (const [what, change, reason] of [
  [
    'asks for a later kernel',
    undefined,
    /a remote failed: .* does not satisfy the requirement .* \^2\.999\.0/,
  ],
  [
    'uses what the kernel lacks without asking for a later one',
    withoutRange,
    /a remote failed: Minified React error #130/,
  ],
] as const) {
  test(`a remote that ${what} is refused; forced into the registry it gets a fallback, and the rest works`, async ({
    page,
    problems,
  }) => {
    problems.allow(reason);
    const own = (spoilt = await startOwnSite((registry) => publishSkewed(registry, 'older')));
    await expect(publishSkewed(own.registry, 'ahead')).rejects.toThrow(
      /uses Podium of @skora\/shared\/ui, which the deployed kernel lacks/,
    );
    const status = async () => (await fetch(`${own.url}/skew-ahead`)).status;
    expect(await status()).toBe(404);

    await forceSkewed(own.registry, 'ahead', change);
    await expect.poll(status).toBe(200);
    await page.goto(`${own.url}/skew-ahead`);
    await expectFallback(main(page));
    await tryAgain(main(page)).click();
    await expectFallback(main(page));
    const stayed = await noReload(page);
    await footer(page).locator('a[href="/skew-older"]').click();
    await expectWorking(page, 'older');
    await stayed();
  });
}
