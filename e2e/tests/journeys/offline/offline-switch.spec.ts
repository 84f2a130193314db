import type { Page } from '@playwright/test';
import { untilActivated, untilKept } from '../../../fixtures/browser/worker';
import { startOwnSite, type OwnSite } from '../../../fixtures/faults/own-site';
import { visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

let site: OwnSite;

test.use({ serviceWorkers: 'allow' });
test.beforeEach(async ({ problems }) => {
  // What is fetched ahead misses the site while it starts anew.
  problems.allow(/ERR_CONNECTION_RE(?:FUSED|SET)|ERR_FAILED/);
  site = await startOwnSite();
});
test.afterEach(async ({ page }) => {
  // What it fetches ahead must not outlive the site.
  await page.close();
  await site.stop();
});

/** What of a worker there is in this browser. */
function readLeft(page: Page): Promise<{ caches: string[]; workers: number }> {
  return page.evaluate(async () => ({
    caches: (await caches.keys()).filter((name) => name.startsWith('skora-')),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

test('an operator switches the worker off: the next page takes it and all it kept away, and none comes again', async ({
  page,
}) => {
  await visit(page, `${site.url}/story`);
  await untilKept(page, '/story');
  await site.restart({ SERVICE_WORKER: 'off' });
  await visit(page, `${site.url}/story`);
  await expect.poll(() => readLeft(page)).toEqual({ caches: [], workers: 0 });
  await visit(page, `${site.url}/`);
  await page.waitForLoadState('networkidle');
  expect(await readLeft(page)).toEqual({ caches: [], workers: 0 });

  await site.restart({ SERVICE_WORKER: 'on' });
  await visit(page, `${site.url}/story`);
  await untilKept(page, '/story');
});

test('a browser that registered the worker of pushes gets the one of the site once its tabs are closed, as the same registration', async ({
  context,
  page,
}) => {
  // In place of a page of that time.
  await context.route('**/before', (route) => route.fulfill({ contentType: 'text/html', body: 'before' }));
  await page.goto(`${site.url}/before`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js');
    await navigator.serviceWorker.ready;
  });
  const readWorkers = (tab: Page) =>
    tab.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ waiting, active, scope }) => [
        scope,
        waiting?.scriptURL,
        active?.scriptURL,
      ]),
    );
  const [scope, before, now] = [
    `${site.url}/`,
    `${site.url}/push-worker.js`,
    `${site.url}/service-worker.js`,
  ];
  await visit(page, `${site.url}/story`);
  await expect.poll(() => readWorkers(page)).toEqual([[scope, now, before]]);
  // Pages go on meanwhile, with the worker of before.
  await visit(page, `${site.url}/`);
  expect(await readWorkers(page)).toEqual([[scope, now, before]]);

  await page.close();
  const later = await context.newPage();
  // While one worker takes over from another, Chromium may leave a navigation without an answer.
  await untilActivated(later, now);
  await visit(later, `${site.url}/story`);
  expect(await readWorkers(later)).toEqual([[scope, undefined, now]]);
  await untilKept(later, '/story');
  await later.close();
});
