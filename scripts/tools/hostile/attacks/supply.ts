import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT, generatedPath } from '@skora/scripts-lib/workspace';
import { copyRegistry } from '../../../local/stack/copy-registry';
import { builtProgram } from '../../../local/stack/server-process';
import { computeIntegrity } from '@skora/registry';
import { withBrowser } from '../lib/browser';
import type { Group } from '../lib/case';
import { startSite } from '../lib/own-servers';

const BUILT = [generatedPath('registry', 'files'), join(ROOT, 'host/dist/browser')];
const SECRETS =
  /sk_(test|live)_\w|whsec_\w|-----BEGIN [A-Z ]*PRIVATE KEY|local-token|"private_key"|ipinfo\.io\/[^"]*token=/;
const STARTED_MS = 15_000;

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Starts the built backend as it would be in public. @returns what it says when it refuses; null when it starts */
async function startInPublic(env: Record<string, string>): Promise<string | null> {
  const child = spawn(process.execPath, [builtProgram('backend/dist/main.mjs')], {
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), STARTED_MS);
  const said = await text(child.stderr);
  clearTimeout(timer);
  return child.signalCode === 'SIGKILL' || child.exitCode === 0 ? null : said;
}

/** What is built, from what, and who may change it. */
export const supplyAttacks: Group = {
  title: 'Builds and secrets',
  cases: [
    {
      id: 'B-33',
      title: 'An article with scripts, forms or hostile ids',
      severity: 'medium',
      expect:
        'articles are compiled from our own Markdown when the site is built; nobody writes one from outside',
      tests: [
        'remote-tools/src/markdown/compile-post.test.ts > front matter becomes facts, words are counted, headings collected, the text a module',
        'e2e/tests/journeys/public/blog.spec.ts > an article nobody wrote is a real 404',
      ],
    },
    {
      id: 'B-55',
      title: 'The token of the geolocation service in what browsers get',
      severity: 'high',
      expect: 'none',
      tests: [
        'e2e/tests/security/headers.spec.ts > no file that browsers get carries a secret',
        'backend/src/features/geo/tests/routes.test.ts > the service is asked about the visitor, with the token',
      ],
    },
    {
      id: 'B-56',
      title: 'Keys in files that browsers get, with their source maps',
      severity: 'high',
      expect: 'none',
      http: ({ note }) => {
        const files = BUILT.flatMap(listFiles).filter((file) => /\.(js|css|html|map|json|svg)$/.test(file));
        note(`${files.length} files searched`);
        assert.ok(files.length > 50);
        assert.deepEqual(
          files.filter((file) => SECRETS.test(readFileSync(file, 'utf8'))),
          [],
        );
        return Promise.resolve();
      },
    },
    {
      id: 'B-65',
      title: 'A changed byte in the files of a remote',
      severity: 'high',
      expect: 'none of it runs; a fallback in its place',
      run: async (probe, stand) => {
        const registry = await copyRegistry();
        for (const file of listFiles(join(registry, 'files', 'remote-marketing')).filter((name) =>
          name.endsWith('.js'),
        ))
          writeFileSync(file, `${readFileSync(file, 'utf8')}\n;globalThis.skoraTampered = true;`);
        const site = await startSite({ ...stand, registry });
        try {
          await withBrowser(async ({ page }) => {
            const answer = await page.goto(`${site.origin}/story`);
            assert.equal(answer?.status(), 200);
            await page.locator('main').getByText('Part of this page could not start').waitFor();
            const ran = await page.evaluate(() => 'skoraTampered' in globalThis);
            probe.note(ran ? 'the changed file ran' : 'the changed file did not run');
            assert.equal(ran, false);
            await page.locator('[data-region="header"]').getByRole('link', { name: 'Login' }).click();
            await page.locator('main form').first().waitFor();
            probe.note('the other remotes work');
          });
        } finally {
          await site.stop();
          await rm(registry, { recursive: true, force: true });
        }
      },
    },
    {
      id: 'B-72',
      title: 'A package that is not the one that was reviewed, or runs something when it is installed',
      severity: 'high',
      expect:
        'every package of the lock file has a digest and comes from the registry; no install script may run',
      http: ({ note }) => {
        const lock = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
        const resolutions = [...lock.matchAll(/^ {4}resolution: (.*)$/gm)].map(
          ([, resolution]) => resolution ?? '',
        );
        note(`${resolutions.length} packages`);
        assert.ok(resolutions.length > 500);
        assert.deepEqual(
          resolutions.filter((one) => !/^\{integrity: sha512-[\w+/=]+\}$/.test(one)),
          [],
        );
        const workspace = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
        assert.match(workspace, /^onlyBuiltDependencies: \[\]$/m);
        return Promise.resolve();
      },
    },
    {
      id: 'B-73',
      title: 'A release whose files are not those that were built',
      severity: 'high',
      expect: 'each file has the size and digest that its release names',
      http: ({ note }) => {
        let count = 0;
        for (const path of listFiles(generatedPath('registry', 'pointers'))) {
          const { stable } = JSON.parse(readFileSync(path, 'utf8')) as { stable: string };
          const id = /([\w-]+)\.json$/.exec(path)?.[1] ?? '';
          const release = JSON.parse(
            readFileSync(generatedPath('registry', 'releases', id, `${stable}.json`), 'utf8'),
          ) as { files: { name: string; size: number; integrity: string }[] };
          for (const { name, size, integrity } of release.files) {
            const bytes = readFileSync(generatedPath('registry', 'files', id, name));
            const digest = computeIntegrity(bytes);
            assert.deepEqual([name, bytes.length, digest], [name, size, integrity]);
            count += 1;
          }
        }
        note(`${count} files compared`);
        return Promise.resolve();
      },
    },
    {
      id: 'S-04',
      title: 'A public backend without secrets of its own, so that links can be forged with the usual one',
      severity: 'high',
      expect: 'it does not start, and names what is missing, whatever the platform is called',
      run: async ({ note }) => {
        const operator = {
          OPERATOR_NAME: 'SKORA Ltd',
          OPERATOR_ADDRESS: '1 High Street, London',
          OPERATOR_COUNTRY: 'GB',
          OPERATOR_EMAIL: 'hello@skora.example',
          LEGAL_SINCE: '2026-12-01',
          GCLOUD_PROJECT: 'skora-public',
          PUBLIC_ORIGIN: 'https://skora.example',
        };
        const platforms: Record<string, string>[] = [{ K_SERVICE: 'backend' }, {}];
        for (const platform of platforms) {
          const said = await startInPublic({ ...operator, ...platform });
          note(`${JSON.stringify(platform)}: ${said === null ? 'starts' : 'refuses'}`);
          assert.match(said ?? 'it started', /LINK_SECRET/);
        }
      },
    },
    {
      id: 'S-16',
      title: 'An injected script sends data to another project of the same cloud',
      severity: 'low',
      expect: 'the policy names our own bucket and documents by their paths',
      tests: [
        'host/server/compose/content-security-policy.test.ts > the database is admitted by paths, of which single requests name our own project',
        'host/server/compose/content-security-policy.test.ts > files come from our own bucket only, and go there only',
      ],
    },
  ],
};
