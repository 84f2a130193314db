import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { Group } from '../lib/case';
import { signInByForm, visit, withBrowser } from '../lib/browser';
import { startFaultyFiles, type FaultyFiles } from '@skora/scripts-lib/faulty-files';
import { startFaultyProxy } from '../net/faulty-proxy';

const MARA = 'mara.demo@skora.example';
const STORY_FILES = /\/remotes\/remote-marketing\/.*\.js/;
const FALLBACK_MS = 20_000;

async function withFiles(site: string, work: (files: FaultyFiles) => Promise<void>): Promise<void> {
  const files = await startFaultyFiles(site);
  await work(files).finally(files.stop);
}

const storyLink = (page: Page) =>
  page.locator('[data-region="header"]').getByRole('link', { name: 'SKORAs STORY' });
const again = (page: Page) => page.locator('main').getByRole('button', { name: 'Try again' });
const storyHeading = (page: Page) => page.locator('main').getByRole('heading', { level: 1 });

/** Opens a page whose remote is spoiled, presses “Try again” when the fault is lifted, and expects the page. */
async function assertHeals(site: string, fault: 'trickle' | 'cut', note: (line: string) => void) {
  await withFiles(site, (files) =>
    withBrowser(async ({ page, uncaught }) => {
      await visit(page, `${files.url}/login`);
      files.break(STORY_FILES, fault);
      await storyLink(page).click();
      await again(page).waitFor({ timeout: FALLBACK_MS });
      note(`${fault}: a fallback, ${uncaught.length} errors that nobody caught`);
      files.lift();
      const before = files.countAsked(/./);
      await again(page).click();
      await page.waitForURL('**/story');
      await again(page).waitFor({ state: 'detached', timeout: FALLBACK_MS });
      await storyHeading(page).waitFor();
      note(`healed: ${files.countAsked(/./) - before} requests after “Try again”`);
      assert.deepEqual(uncaught, []);
    }),
  );
}

/** What a browser makes of a network that fails it. */
export const pageFaults: Group = {
  title: 'The network of a browser',
  cases: [
    {
      id: 'A-04',
      title: 'A remote answers 503 with Retry-After',
      severity: 'medium',
      expect: 'asked again when it said, not before',
      tests: [
        'e2e/tests/resilience/busy-remote.spec.ts > … of a busy server is asked for again when it said, and not before',
        'e2e/tests/resilience/busy-remote.spec.ts > a server that stays busy, or for long, is left alone',
      ],
    },
    {
      id: 'A-07',
      title: 'A remote arrives at one byte a second',
      severity: 'high',
      expect: 'a fallback within 20 s; “Try again” heals it when the line is well',
      run: ({ site, note }) => assertHeals(site, 'trickle', note),
    },
    {
      id: 'A-09',
      title: 'A script that breaks off in the middle',
      severity: 'high',
      expect: 'a fallback, no error that nobody caught; “Try again” heals it',
      run: ({ site, note }) => assertHeals(site, 'cut', note),
    },
    {
      id: 'F-01',
      title: '“Try again” after a file that hung',
      severity: 'high',
      expect: 'a new request that heals the page, though the first one still hangs',
      tests: ['e2e/tests/resilience/hanging-file.spec.ts > … that hangs is asked for anew by "Try again"'],
    },
    {
      id: 'A-26',
      title: 'A network with 400 ms for each way there and back',
      severity: 'medium',
      expect: 'nothing gives up',
      run: async ({ note }, { ports }) => {
        const proxy = await startFaultyProxy(ports.site);
        proxy.set('slow');
        await withBrowser(async ({ page, uncaught }) => {
          page.setDefaultTimeout(60_000);
          await visit(page, `http://localhost:${proxy.port}/`);
          await storyLink(page).click();
          await page.waitForURL('**/story');
          await storyHeading(page).waitFor();
          assert.equal(await page.getByRole('button', { name: 'Try again' }).count(), 0);
          assert.deepEqual(uncaught, []);
          note('home and story, without a fallback');
        }).finally(proxy.stop);
      },
    },
    {
      id: 'A-27',
      title: 'A network that comes and goes every two seconds',
      severity: 'medium',
      expect: 'at most 120 requests in half a minute, no error that nobody caught',
      run: ({ site, note }) =>
        withBrowser(async ({ page, uncaught }) => {
          await signInByForm(page, site, MARA);
          let asked = 0;
          page.on('request', () => (asked += 1));
          for (let time = 0; time < 15; time += 1) {
            await page.context().setOffline(time % 2 === 0);
            await page.waitForTimeout(2000);
          }
          note(`${asked} requests in 30 s`);
          assert.ok(asked <= 120, `${asked} requests`);
          assert.deepEqual(uncaught, []);
        }),
    },
    {
      id: 'A-28',
      title: 'A portal that answers everything with a page of its own',
      severity: 'medium',
      expect:
        'designed states, no error of ours that nobody caught: a browser says itself that a page is no script',
      tests: [
        'e2e/tests/resilience/captive-portal.spec.ts > a visitor in the Wi-Fi of a hotel sees designed states and no error',
        'e2e/tests/resilience/captive-portal.spec.ts > a player in the Wi-Fi of a hotel sees designed states and no error',
      ],
    },
    {
      id: 'A-23',
      title: 'Offline at the first visit',
      severity: 'low',
      expect: 'the browser’s own page',
      cannot: 'Nothing of ours is there yet.',
    },
    {
      id: 'A-24',
      title: 'Offline at the second visit',
      severity: 'medium',
      expect: 'a page of ours that says so',
      cannot: 'No worker keeps pages for it; it comes with the work on browsers.',
    },
  ],
};
