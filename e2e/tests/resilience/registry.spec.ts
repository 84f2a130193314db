import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectFallback, expectNoFallback, tryAgain } from '../../fixtures/faults/fallback';
import {
  copyRelease,
  patchRelease,
  pointerPath,
  startOwnSite,
  type OwnSite,
} from '../../fixtures/faults/own-site';
import { REMOTES } from '../../fixtures/faults/remote-faults';
import { footer, header, main, noReload, ready } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

let site: OwnSite | undefined;

test.afterEach(async ({ page }) => {
  // Its prefetches must not outlive the site.
  await page.close();
  await site?.stop();
  site = undefined;
});

async function expectWholePage(url: string): Promise<void> {
  const answer = await fetch(`${url}/story`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  for (const region of ['header', 'main', 'footer']) expect(html).toContain(`data-slot="${region}"`);
}

/** Releases one remote anew and waits until the site shows it: all pointers have been read again by then. */
async function expectReadAgain({ url, registry }: OwnSite, release: string): Promise<void> {
  await copyRelease(registry, 'remote-account', release);
  await expect.poll(async () => (await fetch(`${url}/story`)).text()).toContain(`"release":"${release}"`);
}

test('the last good page stays while pointers are garbage or gone', async ({ page }) => {
  const own = (site = await startOwnSite());
  await expectWholePage(own.url);
  const broken = ['remote-layout', 'remote-auth', 'remote-marketing'] as const;
  for (const [index, garbage] of [
    '{"stable":',
    '',
    '{"stable":"../../etc/passwd","previous":[]}',
    '[]',
  ].entries()) {
    for (const id of broken) await writeFile(pointerPath(own.registry, id), garbage);
    await expectReadAgain(own, `aaaaaa00000${index}`);
    await expectWholePage(own.url);
  }
  for (const id of broken) await rm(pointerPath(own.registry, id));
  await expectReadAgain(own, 'bbbbbb000000');
  await expectWholePage(own.url);
  await page.goto(`${own.url}/story`);
  await ready(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test('a site that starts while the registry is gone shows the last good page', async ({ page }) => {
  const lastGood = await mkdtemp(join(tmpdir(), 'skora-last-good-'));
  const first = await startOwnSite(undefined, { LAST_GOOD_DIR: lastGood });
  await expectWholePage(first.url);
  await first.stop();
  const withoutPointers = (registry: string) => rm(join(registry, 'pointers'), { recursive: true });
  const own = (site = await startOwnSite(withoutPointers, { LAST_GOOD_DIR: lastGood }));
  await expectWholePage(own.url);
  await page.goto(`${own.url}/story`);
  await ready(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await rm(lastGood, { recursive: true });
});

for (const id of REMOTES) {
  test(`the files of ${id} are deleted: the rest works, and it comes back without a reload`, async ({
    page,
    problems,
  }) => {
    problems.allow(/404|a remote failed|RUNTIME-00|\/remotes\/remote-/);
    const own = (site = await startOwnSite());
    const folder = join(own.registry, 'files', id);
    const path = id === 'remote-auth' ? '/login' : '/story';
    // Composed pages outlive the files they were made from.
    await fetch(`${own.url}${path}`);
    await rename(folder, `${folder}-away`);
    await page.goto(`${own.url}${path}`);
    const stayed = await noReload(page);
    const regions = { 'remote-layout': [header(page), footer(page)], 'remote-account': [] }[id as string] ?? [
      main(page),
    ];
    for (const region of regions) await expectFallback(region);
    if (regions.length === 0) await ready(page);
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
