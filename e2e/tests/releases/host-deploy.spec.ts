import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { localReleaseStore } from '@skora/registry';
import { changeHost } from '@skora/scripts/change-host';
import { releaseHost } from '@skora/scripts/release-host';
import { readWorkspaceKey } from '@skora/scripts/workspace-key';
import { startOwnSite, type OwnSite } from '../../fixtures/faults/own-site';
import { header, main, noReload, ready, submitSignIn, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

/** Loaded by the sign-in form when it is sent. */
const LATE = 'firebase-auth';
const NOBODY = { email: 'mara@skora.example', password: 'seven purple kites' };
const TYPED = 'Half a question about the';

let before: string;
let site: OwnSite | undefined;

test.beforeAll(async () => {
  before = await mkdtemp(join(tmpdir(), 'skora-host-'));
  await changeHost(before, LATE, '// the build before');
});
test.afterAll(() => rm(before, { recursive: true }));
test.beforeEach(async ({ page, problems }) => {
  // Nobody can sign in with these. What is asked of the site while it starts anew fails: no balancer stands before it.
  problems.allow(/signInWithPassword|400|ERR_CONNECTION_REFUSED/);
  // Files that are downloaded ahead would be asked for at any time, also while it ends.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
});
test.afterEach(async ({ page }) => {
  // What it fetches ahead must not outlive the site.
  await page.close();
  await site?.stop();
  site = undefined;
});

/** A site that runs the host before this one. @param isReleased whether the registry has its files */
async function startBefore(isReleased: boolean): Promise<OwnSite> {
  site = await startOwnSite(
    async (registry) => {
      if (!isReleased) return;
      await releaseHost(localReleaseStore(registry), { key: readWorkspaceKey(), dist: before });
    },
    { HOST_DIST: before },
  );
  return site;
}

/** Replaces it by the host that was built, as a deploy does. */
async function deploy(own: OwnSite): Promise<void> {
  await own.restart({ HOST_DIST: '' });
}

/** Half of a message stands in the contact form, and the sign-in form is open, without what it loads late. */
async function typeAndGoOn(page: Page, { url }: OwnSite): Promise<void> {
  await visit(page, `${url}/contact-us`);
  await main(page).getByRole('textbox', { name: 'Message' }).fill(TYPED);
  await header(page).getByRole('link', { name: 'Login' }).click();
  await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
}

async function expectTyped(page: Page): Promise<void> {
  await page.goBack();
  await expect(main(page).getByRole('textbox', { name: 'Message' })).toHaveValue(TYPED);
}

test('a tab goes on after a deploy of the host: its files are there, nothing is reloaded or lost', async ({
  page,
}) => {
  const own = await startBefore(true);
  await typeAndGoOn(page, own);
  const isSame = await noReload(page);
  await deploy(own);
  const late = page.waitForResponse((answer) => answer.url().includes(`/assets/${LATE}.`));
  await submitSignIn(page, NOBODY);
  expect((await late).status()).toBe(200);
  await expect(main(page).getByRole('alert')).toBeVisible();
  await isSame();
  await expectTyped(page);
  await isSame();
});

test('where the files of the host before are gone, there is one reload, and what was typed is there', async ({
  page,
  problems,
}) => {
  problems.allow(/404|ChunkLoadError|Refused to execute script/);
  const own = await startBefore(false);
  await typeAndGoOn(page, own);
  await deploy(own);
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await submitSignIn(page, NOBODY);
  await expect.poll(() => loads).toBe(1);
  await ready(page);
  await submitSignIn(page, NOBODY);
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expectTyped(page);
  expect(loads).toBe(1);
});
