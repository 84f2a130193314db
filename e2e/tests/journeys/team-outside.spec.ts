import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleCli } from '@skora/remote-tools/bundle-cli';
import { startOwnSite, type OwnSite } from '../../fixtures/faults/own-site';
import { buildForeign } from '../../fixtures/foreign/build-foreign';
import { footer, main, noReload, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

const run = promisify(execFile);
const ID = 'remote-vanilla';

let site: OwnSite;
/** A folder with the packed command and nothing else of this repository. */
let team: string;

test.beforeAll(async () => {
  site = await startOwnSite();
  team = await mkdtemp(join(tmpdir(), 'skora-team-'));
  await bundleCli(join(team, 'skora.mjs'));
});

test.afterAll(async () => {
  await site.stop();
  await rm(team, { recursive: true });
});

async function skora(...args: string[]): Promise<string> {
  const env = {
    PATH: process.env.PATH,
    SKORA_REGISTRY: site.registry,
    SKORA_KEY: 'team.pem',
    SKORA_WHO: 'Ada',
  };
  const { stdout } = await run(process.execPath, ['skora.mjs', ...args], { cwd: team, env });
  return stdout.trim();
}

/** Builds the team's remote with another word in its heading. @returns what the team publishes */
async function build(word: string): Promise<string> {
  const built = await buildForeign('vanilla');
  const entry = join(built, 'browser/remoteEntry.js');
  await writeFile(entry, (await readFile(entry, 'utf8')).replaceAll('Vanilla', word));
  const folder = join(team, `dist-${word}`);
  await cp(built, folder, { recursive: true });
  await rm(built, { recursive: true });
  return folder;
}

async function status(path: string): Promise<number> {
  return (await fetch(`${site.url}${path}`)).status;
}

/** Whether the navigation of a page links the remote for readers without JavaScript. */
async function isLinked(): Promise<boolean> {
  return (await (await fetch(`${site.url}/story`)).text()).includes('href="/vanilla"');
}

test('a team publishes, canaries, rolls back and retires a remote on the running site', async ({ page }) => {
  const heading = (name: string) => main(page).getByRole('heading', { level: 1, name, exact: true });
  await visit(page, `${site.url}/story`);
  const stayed = await noReload(page);
  expect(await status('/vanilla')).toBe(404);

  await skora('keys', 'new', 'team.pem');
  await skora('claim', ID, '--team', 'Team Vanilla');
  await skora('publish', await build('First'));
  await expect.poll(() => status('/vanilla')).toBe(200);
  expect(await isLinked()).toBe(true);
  // The tab that was open knows nothing of it and is not disturbed.
  await expect(footer(page).locator('a[href="/vanilla"]')).toHaveCount(0);
  await stayed();
  await visit(page, `${site.url}/vanilla`);
  await expect(heading('First')).toBeVisible();
  await expect(footer(page).locator('a[href="/vanilla"]')).toHaveText('Team Vanilla');

  await skora('publish', await build('Second'), '--canary', '99');
  await expect
    .poll(
      async () => (await fetch(`${site.url}/vanilla`)).headers.get('set-cookie') ?? '',
      'a canary gives buckets',
    )
    .toContain('skora_bucket');
  await page.context().addCookies([{ name: 'skora_bucket', value: '5', url: site.url }]);
  await visit(page, `${site.url}/vanilla`);
  await expect(heading('Second')).toBeVisible();
  await skora('promote', ID);
  const typed = await noReload(page);
  expect(await skora('rollback', ID)).toContain('is back at');
  // What is open stays as it is; the next page has the release before.
  await expect(heading('Second')).toBeVisible();
  await typed();
  await expect
    .poll(async () => {
      await visit(page, `${site.url}/vanilla`);
      return heading('First').isVisible();
    })
    .toBe(true);

  await skora('retire', ID);
  await expect.poll(() => status('/vanilla')).toBe(404);
  expect(await isLinked()).toBe(false);
  expect(await skora('show', ID)).toContain('off the site');
});
