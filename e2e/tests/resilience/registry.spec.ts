import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectFallback, expectNoFallback, tryAgain } from '../../fixtures/fallback';
import { patchRelease, pointerPath, startOwnSite, type OwnSite } from '../../fixtures/own-site';
import { REMOTES } from '../../fixtures/remote-faults';
import { footer, header, main, noReload, ready } from '../../fixtures/site';
import { expect, test } from '../../fixtures/test';

let site: OwnSite | undefined;

test.afterEach(async () => {
  await site?.stop();
  site = undefined;
});

/** How long the server trusts what it has read from the registry, with a margin. */
const FRESH_MS = 1_300;

async function expectWholePage(url: string): Promise<void> {
  const answer = await fetch(`${url}/story`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  for (const region of ['header', 'main', 'footer']) expect(html).toContain(`data-slot="${region}"`);
}

test('the last good page stays while pointers are garbage, and the registry is gone', async ({ page }) => {
  site = await startOwnSite();
  const { url, registry } = site;
  await expectWholePage(url);

  for (const id of REMOTES) await writeFile(pointerPath(registry, id), '{"stable":');
  await page.waitForTimeout(FRESH_MS);
  await expectWholePage(url);

  await writeFile(pointerPath(registry, 'remote-auth'), '{"stable":"../../etc/passwd","previous":[]}');
  await writeFile(pointerPath(registry, 'remote-marketing'), '');
  await rm(pointerPath(registry, 'remote-layout'));
  await page.waitForTimeout(FRESH_MS);
  await expectWholePage(url);

  await rename(registry, `${registry}-away`);
  await page.waitForTimeout(FRESH_MS);
  await expectWholePage(url);
  await rename(`${registry}-away`, registry);

  await page.goto(`${url}/story`);
  await ready(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
});

for (const id of REMOTES) {
  test(`the files of ${id} are deleted: the rest works, and it comes back without a reload`, async ({
    page,
    problems,
  }) => {
    problems.allow(/404|a remote failed|RUNTIME-00|\/remotes\/remote-/);
    const own = (site = await startOwnSite());
    const folder = join(own.registry, 'files', id);
    await rename(folder, `${folder}-away`);
    const path = id === 'remote-auth' ? '/login' : '/story';
    await page.goto(`${own.url}${path}`);
    const stayed = await noReload(page);
    const regions = { 'remote-layout': [header(page), footer(page)], 'remote-account': [] }[id as string] ?? [
      main(page),
    ];
    for (const region of regions) await expectFallback(region);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Success Stories' })).toBeVisible();
    await rename(`${folder}-away`, folder);
    for (const region of regions) {
      await tryAgain(region).click();
      await expectNoFallback(region);
    }
    await header(page).getByRole('link', { name: 'Success Stories' }).click();
    await expect(page).toHaveTitle('Success Stories | SKORA');
    await stayed();
  });

  test(`${id} of an unknown contract version is refused, the others work`, async ({ page, problems }) => {
    problems.allow(/a remote failed/);
    const own = (site = await startOwnSite((registry) =>
      patchRelease(registry, id, (release) => {
        release.manifest.contractVersion = 99;
      }),
    ));
    await page.goto(`${own.url}${id === 'remote-auth' ? '/login' : '/story'}`);
    for (const region of [header(page), footer(page)]) {
      await (id === 'remote-layout' ? expectFallback : expectNoFallback)(region);
    }
    const inMain = id === 'remote-auth' || id === 'remote-marketing';
    await (inMain ? expectFallback : expectNoFallback)(main(page));
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  });
}
