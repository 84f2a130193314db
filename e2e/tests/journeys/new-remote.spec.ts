import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimId, createTeamKey, localReleaseStore, readTeamKey } from '@skora/registry';
import { publishArtefact } from '@skora/remote-tools';
import { buildRemote, openProject, serveRemote } from '@skora/remote-tools/build';
import { createRemoteFolder } from '@skora/remote-tools/create';
import { freePort } from '@skora/scripts-lib/ports';
import { startOwnSite, type OwnSite } from '../../fixtures/faults/own-site';
import { footer, main, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

const ROOT = join(import.meta.dirname, '../../..');

let site: OwnSite;
/** Has the packages that the root of the workspace has; a remote in the workspace itself would be in the way of other tests. */
let workspace: string;

test.beforeAll(async () => {
  site = await startOwnSite();
  workspace = await mkdtemp(join(tmpdir(), 'skora-workspace-'));
  await symlink(join(ROOT, 'node_modules'), join(workspace, 'node_modules'));
});

test.afterAll(async () => {
  await site.stop();
  await rm(workspace, { recursive: true });
});

test('a new remote of the workspace runs by itself, then on the site', async ({ page }) => {
  const heading = (name: string) => main(page).getByRole('heading', { level: 1, name, exact: true });
  const folder = createRemoteFolder({ name: 'talent-days', into: workspace, home: 'workspace' });
  const project = openProject(folder);

  await test.step('by itself, for the person that is chosen', async () => {
    const served = await serveRemote(project, { port: await freePort(), site: site.url });
    await page.goto(`${served.standAlone}talent-days`);
    await expect(heading('Talent days')).toBeVisible();
    await main(page).getByRole('button', { name: 'Show a message' }).click();
    await expect(page.getByRole('status')).toHaveText('Hello from Talent days!');
    await main(page).getByRole('link', { name: 'Open your board' }).click();
    await page.getByLabel('Who is here').selectOption('a player, tier 2');
    await expect(heading('Hello, Mara Fictiva')).toBeVisible();
    await expect(main(page).getByText('You are visiting from')).toBeVisible();
    await page.goBack();
    await expect(heading('Talent days')).toBeVisible();
    await page.goto('about:blank');
    await served.stop();
  });

  await test.step('on the site, beside all others', async () => {
    await buildRemote(project);
    const [store, key] = [localReleaseStore(site.registry), readTeamKey(createTeamKey())];
    await claimId(store, project.manifest.id, 'Talent days', key);
    await publishArtefact(store, join(folder, 'dist'), { actor: { author: { who: 'Ada' }, key } });
    await expect.poll(async () => (await fetch(`${site.url}/talent-days`)).status).toBe(200);
    await visit(page, `${site.url}/talent-days`);
    await expect(heading('Talent days')).toBeVisible();
    await expect(footer(page).locator('a[href="/talent-days"]')).toHaveText('Talent days');
  });
});
