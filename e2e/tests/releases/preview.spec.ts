import { rm } from 'node:fs/promises';
import { claimId, createTeamKey, localReleaseStore, readTeamKey } from '@skora/registry';
import { signPreview } from '@skora/registry/preview';
import { uploadPreview } from '@skora/remote-tools';
import { readWorkspaceKey } from '@skora/scripts/workspace-key';
import { resizeTo } from '../../fixtures/browser/widths';
import { expectAccessible } from '../../fixtures/checks/axe';
import { startOwnSite, type OwnSite } from '../../fixtures/faults/own-site';
import { buildForeign } from '../../fixtures/foreign/build-foreign';
import { footer, header, main, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

const PHONE = { width: 360, height: 740 };

let site: OwnSite;
/** To a remote that is not live. */
let link = '';

test.beforeAll(async () => {
  site = await startOwnSite();
  const store = localReleaseStore(site.registry);
  const key = readTeamKey(createTeamKey());
  await claimId(store, 'remote-vanilla', 'Team vanilla', key);
  const folder = await buildForeign('vanilla');
  const printed = await uploadPreview(store, {
    id: 'remote-vanilla',
    folder,
    actor: { author: { who: 'Vera' }, key },
    options: { site: site.url },
    warn: console.error,
  });
  await rm(folder, { recursive: true });
  link = /^http.*$/m.exec(printed)?.[0] ?? '';
});

test.afterEach(({ page }) => page.close());
test.afterAll(() => site.stop());

test('a preview link shows a remote in one browser, on every page, until it is disabled', async ({
  page,
  openElsewhere,
}) => {
  await visit(page, link);
  // What the link carries is not in the address, where it would be passed on.
  await expect(page).toHaveURL(`${site.url}/`);
  const badge = page.getByRole('complementary', { name: 'Previews and overrides' });
  await expect(badge.getByText('Preview: remote-vanilla')).toBeVisible();
  await footer(page).locator('a[href="/vanilla"]').click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Vanilla' })).toBeVisible();
  await expect(badge.getByText('Preview: remote-vanilla')).toBeVisible();

  const other = await openElsewhere();
  await visit(other, `${site.url}/story`);
  await expect(footer(other).locator('a[href="/vanilla"]')).toHaveCount(0);
  await expect(other.getByRole('complementary', { name: 'Previews and overrides' })).toHaveCount(0);
  await other.close();

  // By keyboard, on a narrow phone: the badge is what follows the skip link.
  await visit(page, `${site.url}/story`);
  await resizeTo(page, PHONE);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(badge.getByText(/release \w{12}, until \d+ \w+ \d{4}, \d\d:\d\d UTC/)).toBeVisible();
  const box = await badge.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible(page, 'the list of previews');
  await page.keyboard.press('Tab');
  await expect(badge.getByRole('button', { name: 'Disable remote-vanilla' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(badge.getByRole('button', { name: 'Disable all' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(badge).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}/story`);
  await expect(footer(page).locator('a[href="/vanilla"]')).toHaveCount(0);
});

test('a link that shows nothing says why, and the site is as usual', async ({ page }) => {
  const now = Date.now();
  const preview = {
    id: 'remote-vanilla',
    release: 'aaaaaa111111',
    issued: now - 1000,
    expires: now + 60_000,
  };
  for (const [token, sentence] of [
    [new URL(link).searchParams.get('preview')?.slice(0, -9) ?? '', /is damaged/],
    [signPreview(preview, readWorkspaceKey()), /not signed by the team that owns remote-vanilla/],
    [
      signPreview({ ...preview, expires: now - 1 }, readWorkspaceKey()),
      /has ended\. Ask its team for a new link/,
    ],
    ['nothing', /is damaged/],
  ] as const) {
    await visit(page, `${site.url}/story?preview=${token}`);
    const badge = page.getByRole('complementary', { name: 'Previews and overrides' });
    await expect(badge.getByText(sentence)).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
  }
  await expectAccessible(page, 'a message about a link');
  await visit(page, `${site.url}/story`);
  await expect(page.getByRole('complementary', { name: 'Previews and overrides' })).toHaveCount(0);
});
