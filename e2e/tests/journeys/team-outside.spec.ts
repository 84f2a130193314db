import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectToast } from '../../fixtures/checks/messages';
import { startOwnSite, type OwnSite } from '../../fixtures/faults/own-site';
import { footer, main, noReload, submitSignIn, visit } from '../../fixtures/site/site';
import { makeTeamFolder, type TeamFolder } from '../../fixtures/team/team-folder';
import { expect, test } from '../../fixtures/test';

const ID = 'remote-scouting';

let site: OwnSite;
let team: TeamFolder;

test.beforeAll(async () => {
  [site, team] = [await startOwnSite(), await makeTeamFolder()];
});

test.afterAll(async () => {
  await site.stop();
  await team.remove();
});

function skora(...args: string[]): Promise<string> {
  return team.run('skora', args, { SKORA_REGISTRY: site.registry, SKORA_KEY: 'team.pem', SKORA_WHO: 'Ada' });
}

/** Runs a script of the remote's package. */
function npm(script: string): Promise<string> {
  return team.run('npm', ['run', '--silent', script], {}, join(team.folder, ID));
}

/** Builds the remote with another word in its heading. */
async function build(word: string): Promise<string> {
  const page = join(team.folder, ID, 'src/features/start/start-page.tsx');
  const source = await readFile(page, 'utf8');
  await writeFile(page, source.replace(/title="[^"]*"/, `title="${word}"`));
  await npm('build');
  return `${ID}/dist`;
}

async function status(path: string): Promise<number> {
  return (await fetch(`${site.url}${path}`)).status;
}

/** Whether the navigation of a page links the remote for readers without JavaScript. */
async function isLinked(): Promise<boolean> {
  return (await (await fetch(`${site.url}/story`)).text()).includes('href="/scouting"');
}

test('a team makes, checks, publishes, canaries, rolls back and retires a remote on the running site', async ({
  page,
  messages,
  makePlayer,
}) => {
  const heading = (name: string) => main(page).getByRole('heading', { level: 1, name, exact: true });
  await visit(page, `${site.url}/story`);
  const stayed = await noReload(page);
  expect(await status('/scouting')).toBe(404);

  await test.step('the new folder is sound', async () => {
    expect(await skora('new', 'scouting', '--packages', team.packages)).toContain('is made');
    await npm('lint');
    await npm('typecheck');
    await npm('test');
  });

  await test.step('its first release is live', async () => {
    await skora('keys', 'new', 'team.pem');
    await skora('claim', ID, '--team', 'Team Scouting');
    await skora('publish', await build('Scouting'));
    await expect.poll(() => status('/scouting')).toBe(200);
    expect(await (await fetch(`${site.url}/scouting`)).text()).toContain('Show a message');
    expect(await isLinked()).toBe(true);
    // The tab that was open knows nothing of it and is not disturbed.
    await expect(footer(page).locator('a[href="/scouting"]')).toHaveCount(0);
    await stayed();
  });

  await test.step('its pages work like all others', async () => {
    await visit(page, `${site.url}/scouting`);
    await expect(heading('Scouting')).toBeVisible();
    await expect(footer(page).locator('a[href="/scouting"]')).toHaveText('Scouting');
    await main(page).getByRole('button', { name: 'Show a message' }).click();
    await expectToast(messages, page, 'success', 'Hello from Scouting!');
    await main(page).getByRole('link', { name: 'Open your board' }).click();
    await submitSignIn(page, await makePlayer('tier0', 'Mara Fictiva'));
    await expect(heading('Hello, Mara Fictiva')).toBeVisible();
    await main(page).getByRole('button', { name: 'I want this here' }).click();
    await expect(main(page).getByRole('button', { name: 'Your interest is noted' })).toBeDisabled();
  });

  await test.step('a canary is promoted and rolled back', async () => {
    await skora('publish', await build('Second'), '--canary', '99');
    await expect
      .poll(
        async () => (await fetch(`${site.url}/scouting`)).headers.get('set-cookie') ?? '',
        'a canary gives buckets',
      )
      .toContain('skora_bucket');
    await page.context().addCookies([{ name: 'skora_bucket', value: '5', url: site.url }]);
    await visit(page, `${site.url}/scouting`);
    await expect(heading('Second')).toBeVisible();
    await skora('promote', ID);
    const typed = await noReload(page);
    expect(await skora('rollback', ID)).toContain('is back at');
    // What is open stays as it is; the next page has the release before.
    await expect(heading('Second')).toBeVisible();
    await typed();
    await expect
      .poll(async () => {
        await visit(page, `${site.url}/scouting`);
        return heading('Scouting').isVisible();
      })
      .toBe(true);
  });

  await test.step('it leaves the site', async () => {
    await skora('retire', ID);
    await expect.poll(() => status('/scouting')).toBe(404);
    expect(await isLinked()).toBe(false);
    expect(await skora('show', ID)).toContain('off the site');
  });
});
