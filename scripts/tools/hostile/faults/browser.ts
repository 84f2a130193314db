import assert from 'node:assert/strict';
import type { Group } from '../lib/case';
import { signInByForm, visit, withBrowser } from '../lib/browser';

const MARA = 'mara.demo@skora.example';
const NORA = 'nora.demo@skora.example';
const SWITCHES = 200;
const WATCH_MS = 6000;

/** What happens inside a browser: its clock, its storage, its memory, its crashes. */
export const browserFaults: Group = {
  title: 'Inside the browser',
  cases: [
    {
      id: 'A-34',
      title: 'A clock that is two hours off, either way',
      severity: 'medium',
      expect: 'signing in works, and the token is not fetched again and again',
      run: async ({ site, note }) => {
        for (const hours of [-2, 2]) {
          await withBrowser(async ({ page, uncaught }) => {
            await page.addInitScript((shift) => {
              const real = Date.now.bind(Date);
              Date.now = () => real() + shift;
            }, hours * 3_600_000);
            let tokens = 0;
            page.on('request', (request) => (tokens += request.url().includes('/v1/token') ? 1 : 0));
            await signInByForm(page, site, MARA);
            await page.waitForTimeout(15_000);
            note(`${hours} h: ${tokens} tokens in 15 s`);
            assert.ok(tokens <= 2, `${tokens} tokens`);
            assert.deepEqual(uncaught, []);
          });
        }
      },
    },
    {
      id: 'F-05',
      title: 'A tab crashes, is loaded anew or left, with a message or a sign-up half written',
      severity: 'high',
      expect: 'the text is there again; a password is not, nor for whoever opens another tab',
      tests: [
        'e2e/tests/resilience/lost-tab.spec.ts > a letter survives a reload, the way back and a crash of the tab',
        'e2e/tests/resilience/lost-tab.spec.ts > a sign-up survives a reload and a crash, but for the password and what one agrees to',
        'e2e/tests/resilience/lost-tab.spec.ts > who opens another tab of the same browser finds no letter',
      ],
    },
    {
      id: 'F-07',
      title: '200 changes between pages of two remotes',
      severity: 'medium',
      expect: 'no more listeners than before, after garbage has been collected',
      run: ({ site, note }) =>
        withBrowser(async ({ page }) => {
          await visit(page, `${site}/story`);
          const session = await page.context().newCDPSession(page);
          await session.send('Performance.enable');
          const header = page.locator('[data-region="header"]');
          const change = async () => {
            await header.getByRole('link', { name: 'Login' }).click();
            await page.waitForURL('**/login');
            await page.locator('main form').first().waitFor();
            await header.getByRole('link', { name: 'SKORAs STORY' }).click();
            await page.waitForURL('**/story');
            await page.locator('main').getByRole('heading', { level: 1 }).waitFor();
          };
          const listeners = async () => {
            // single-spa watches over each step of a parcel for so long, whatever comes of it.
            await page.waitForTimeout(WATCH_MS);
            for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
            const { metrics } = await session.send('Performance.getMetrics');
            return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
          };
          for (let time = 0; time < 5; time += 1) await change();
          const before = await listeners();
          for (let time = 0; time < SWITCHES / 2; time += 1) await change();
          const after = await listeners();
          note(`${before} listeners, ${after} after ${SWITCHES} changes`);
          // Some that belong to a page come and go; growth would be one or more for each change.
          assert.ok(after - before < SWITCHES / 10, `${after - before} more`);
        }),
    },
    {
      id: 'F-11',
      title: 'A browser whose IndexedDB never answers',
      severity: 'high',
      expect: 'signing in works for the page',
      tests: [
        'e2e/tests/resilience/silent-database.spec.ts > with a database of the browser that never answers, signing in works for the page',
      ],
    },
    {
      id: 'F-12',
      title: 'The store hangs while a player reads the profile',
      severity: 'high',
      expect: 'words and a way to try again; a paying player is never asked to choose a plan',
      run: ({ site, note }) =>
        withBrowser(async ({ page }) => {
          await signInByForm(page, site, NORA);
          await page.route(/google\.firestore|\/v1\/projects\/.*\/documents/, () => undefined);
          await visit(page, `${site}/profile`);
          await page
            .locator('main')
            .getByRole('button', { name: /try again/i })
            .first()
            .waitFor({ timeout: 40_000 });
          const banner = await page.locator('[data-region="header"]').innerText();
          note(`header: ${banner.replaceAll('\n', ' ').slice(0, 80)}`);
          assert.doesNotMatch(banner, /Choose Your Plan/);
        }),
    },
    {
      id: 'F-13',
      title: 'A profile that could not be read is edited',
      severity: 'high',
      expect: 'never an empty form that overwrites it',
      tests: [
        'e2e/tests/journeys/profile/reload-offline.spec.ts > a record that cannot be read is no empty record, and comes by itself when the store answers',
        'remote-account/src/routes/unread-documents.test.tsx > …: what could not be read is not offered as empty',
        'remote-account/src/routes/unread-documents.test.tsx > …: what the server has not told …',
        'shared/src/firebase/watch-answers.test.ts > takes an empty cache for no answer, and goes on when the store answers',
      ],
    },
    {
      id: 'F-04',
      title: 'The host is released anew under an open tab, whose files are gone',
      severity: 'high',
      expect: 'one reload that keeps what was typed; then words about it',
      tests: [
        'e2e/tests/resilience/site-updated.spec.ts > a page whose files are gone is reloaded, and what was typed is there again',
        'host/src/update/check-file.test.ts > a file that is gone with its build is told apart',
      ],
    },
    {
      id: 'A-12',
      title: 'A view that renders without end',
      severity: 'medium',
      expect: 'React gives up, the fallback stands in its place, the others answer',
      tests: [
        'shared/src/remote/create-remote.test.tsx > shows the fallback in place of a view that renders without end; the others go on',
      ],
    },
    {
      id: 'A-19',
      title: 'A reload after a release that is broken as well',
      severity: 'medium',
      expect: 'no second reload, and the page says what happened',
      tests: [
        'e2e/tests/resilience/site-updated.spec.ts > there is no second reload when the first did not help, and the page says what happened',
        'e2e/tests/resilience/site-updated.spec.ts > a file that is missing in the build that is live reloads nothing',
      ],
    },
    {
      id: 'A-59',
      title: 'An hour of use, 10,000 mounts',
      severity: 'medium',
      expect: 'memory and listeners do not grow',
      cannot: 'Takes longer than the whole run may. F-07 counts listeners over 200 changes.',
    },
  ],
};
