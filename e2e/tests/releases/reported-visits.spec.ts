import type { BrowserContext, Page } from '@playwright/test';
import { header, main, visit } from '../../fixtures/site/site';
import { breakRemote } from '../../fixtures/faults/remote-faults';
import { expect, test } from '../../fixtures/test';

interface Told {
  part: string;
  slots: { id: string; stage?: string }[];
  vitals: Record<string, number>;
}

/** Keeps the text of each beacon in the tab's storage, where the next page finds it: at a real hide nothing else is left. */
async function keepBeacons(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const texts = new WeakMap<Blob, string>();
    window.Blob = class extends Blob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options);
        if (typeof parts[0] === 'string') texts.set(this, parts[0]);
      }
    };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (url === '/beacon' && body instanceof Blob) {
        const before = JSON.parse(sessionStorage.getItem('e2e-beacons') ?? '[]') as string[];
        sessionStorage.setItem('e2e-beacons', JSON.stringify([...before, texts.get(body)]));
      }
      return send(url, body);
    };
  });
}

async function listBeacons(page: Page): Promise<string[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('e2e-beacons') ?? '[]') as string[]);
}

async function readBeacons(page: Page): Promise<Told[]> {
  return (await listBeacons(page)).map((text) => JSON.parse(text) as Told);
}

async function expectBeacons(page: Page, many: number): Promise<Told[]> {
  await expect.poll(() => listBeacons(page)).toHaveLength(many);
  return readBeacons(page);
}

/**
 * A page that has loaded and has nothing to do, twice: what waits for an idle moment has run. Without a frame to draw, a browser
 * beside a busy processor may never call itself idle.
 */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
  }
}

test('a visit is told when it has loaded and when it is left, with its vitals', async ({ page, context }) => {
  await keepBeacons(context);
  await visit(page, '/');
  const [first] = await expectBeacons(page, 1);
  expect(first?.part).toBe('load');
  expect(first?.slots.map(({ id }) => id)).toContain('remote-marketing');
  await main(page).getByRole('heading', { level: 1 }).click();
  // Its event is measured with the next frame.
  await settle(page);
  // Leaving hides the page for good, as closing the tab does.
  await page.goto('/favicon.svg');
  const [, second] = await expectBeacons(page, 2);
  expect(second?.part).toBe('leave');
  expect(second?.vitals).toEqual({
    LCP: expect.any(Number),
    CLS: expect.any(Number),
    INP: expect.any(Number),
    TTFB: expect.any(Number),
  });
  for (const text of await listBeacons(page)) {
    const headers = { 'content-type': 'application/json' };
    expect((await page.request.post('/beacon', { headers, data: text })).status()).toBe(204);
  }
});

test('a browser that asks not to be measured loads nothing for it and tells nothing', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await keepBeacons(context);
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await visit(page, '/');
  await settle(page);
  await page.goto('/favicon.svg');
  expect(await listBeacons(page)).toEqual([]);
  expect(asked.filter((path) => path === '/beacon' || path.startsWith('/assets/watch.'))).toEqual([]);
});

test('a remote that does not come is told with its stage, and nothing waits for a site that does not answer', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/a remote failed|\/remotes\/remote-layout|ChunkLoadError|RUNTIME-00/);
  await keepBeacons(context);
  await context.route('**/beacon', () => undefined);
  await breakRemote(page, 'remote-layout', 'not found');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expectBeacons(page, 1);
  await expect(header(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  // Without its remote the header's links are those of the markup, and the page is left.
  await header(page).getByRole('link', { name: 'SKORAs STORY' }).click();
  await expect(page).toHaveURL('/story');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  const left = (await readBeacons(page)).find(({ part }) => part === 'leave');
  const failed = left?.slots.filter(({ stage }) => stage !== undefined) ?? [];
  expect(failed.map(({ id, stage }) => `${id} ${stage}`)).toContain('remote-layout entry');
});
