import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { computeIntegrity } from '@skora/registry';
import { bundleCli } from '@skora/remote-tools/bundle-cli';
import { startOtherOrigin } from '../../fixtures/faults/other-origin';
import { startOwnSite, type OwnSite } from '../../fixtures/faults/own-site';
import { buildForeign } from '../../fixtures/foreign/build-foreign';
import { main, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

const run = promisify(execFile);
const ID = 'remote-vanilla';

let site: OwnSite;
/** A folder with the packed command and nothing else of this repository. */
let team: string;

test.beforeEach(async () => {
  site = await startOwnSite();
  team = await mkdtemp(join(tmpdir(), 'skora-team-'));
  await bundleCli(join(team, 'skora.mjs'));
});

test.afterEach(async ({ page }) => {
  // Its prefetches must not outlive the site.
  await page.close();
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

async function status(): Promise<number> {
  return (await fetch(`${site.url}/vanilla`)).status;
}

test('a team that serves its own files is refused until its origin is allowed and they are there', async ({
  page,
}) => {
  const built = await build('Elsewhere');
  const browser = join(built, 'browser');
  const other = await startOtherOrigin(browser);
  const publish = () => skora('publish', built, '--base-url', other.baseUrl);
  const refusal = () => publish().catch(({ stderr }: { stderr: string }) => stderr);
  await skora('keys', 'new', 'team.pem');
  await skora('claim', ID, '--team', 'Team Vanilla');

  const [, entry = ''] = /Rename browser\/remoteEntry\.js to (\S+),/.exec(await refusal()) ?? [];
  const uploaded = join(browser, entry);
  await rename(join(browser, 'remoteEntry.js'), uploaded);
  expect(await refusal()).toContain(`skora origins ${ID} --allow ${other.origin}`);
  await skora('origins', ID, '--allow', other.origin);
  other.change(/remoteEntry/, ' ');
  expect(await refusal()).toContain(`${entry} at ${other.baseUrl} is not the file that was built.`);
  expect(await status()).toBe(404);
  other.mend();
  expect(await publish()).toContain('is stable.');

  await expect.poll(status).toBe(200);
  await visit(page, `${site.url}/vanilla`);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Elsewhere', exact: true })).toBeVisible();
  const preload = page.locator(`link[rel="preload"][href="${other.baseUrl}${entry}"]`);
  await expect(preload).toHaveAttribute('integrity', computeIntegrity(await readFile(uploaded)));
  await expect(preload).toHaveAttribute('crossorigin', 'anonymous');
  await other.stop();
});
