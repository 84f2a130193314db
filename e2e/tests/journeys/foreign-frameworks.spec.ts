import { rm } from 'node:fs/promises';
import { claimId, createTeamKey, localReleaseStore, readTeamKey } from '@skora/registry';
import { publishArtefact } from '@skora/remote-tools';
import { expectFallback, expectNoFallback, tryAgain } from '../../fixtures/faults/fallback';
import { startOwnSite, type OwnSite } from '../../fixtures/faults/own-site';
import { interceptUntil } from '../../fixtures/browser/requests';
import { buildForeign, FOREIGN, type Foreign } from '../../fixtures/foreign/build-foreign';
import { footer, header, main, noReload, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

const HEADINGS: Record<Foreign, string> = { vanilla: 'Vanilla', 'react-18': 'React 18.3.1', lit: 'Lit' };

let site: OwnSite | undefined;

test.beforeAll(async () => {
  site = await startOwnSite(async (registry) => {
    for (const name of FOREIGN) {
      const folder = await buildForeign(name);
      const key = readTeamKey(createTeamKey());
      const store = localReleaseStore(registry);
      await claimId(store, `remote-${name}`, `Team ${name}`, key);
      await publishArtefact(store, folder, { actor: { author: { who: name }, key } });
      await rm(folder, { recursive: true });
    }
  });
});

test.afterAll(() => site?.stop());

for (const name of FOREIGN) {
  test(`a remote in ${name} is a page like any other`, async ({ page }) => {
    const heading = (suffix = '') =>
      main(page).getByRole('heading', { level: 1, name: `${HEADINGS[name]}${suffix}`, exact: true });
    await visit(page, `${site?.url}/story`);
    const stayed = await noReload(page);
    const label = footer(page).locator(`a[href="/${name}"]`);
    await label.click();
    await expect(heading()).toBeVisible();
    await main(page).getByRole('button', { name: 'Pressed 0 times' }).click();
    await expect(main(page).getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();

    // Its own page with a parameter is an update of what is mounted.
    await main(page).getByRole('button', { name: 'To Tokyo' }).click();
    await expect(page).toHaveURL(`${site?.url}/${name}/tokyo`);
    await expect(heading(' at tokyo')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();

    await header(page).getByRole('link', { name: 'Login' }).click();
    await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
    await expect(heading(' at tokyo')).toHaveCount(0);
    await page.goBack();
    await expect(heading(' at tokyo')).toBeVisible();
    await stayed();
  });

  test(`a remote in ${name} that does not come has a fallback, and recovers`, async ({ page, problems }) => {
    problems.allow(/a remote failed|RUNTIME-00|\/remotes\/remote-/);
    const lift = await interceptUntil(page, new RegExp(`/remotes/remote-${name}/.*\\.js`), (route) =>
      route.abort('connectionrefused'),
    );
    await page.goto(`${site?.url}/${name}`);
    await expectFallback(main(page));
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
    lift();
    await tryAgain(main(page)).click();
    await expectNoFallback(main(page));
    await expect(main(page).getByRole('heading', { level: 1, name: HEADINGS[name] })).toBeVisible();
  });
}
