import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { HOME_BUDGETS } from '@skora/scripts/home-budgets';
import { noteVisit } from '@skora/scripts/note-visit';
import { header, main, signInByForm, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

function collectScripts(page: Page): Promise<Response>[] {
  const scripts: Promise<Response>[] = [];
  page.on('response', (response) => {
    // Scripts of pages that may follow are downloaded ahead, as data.
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(Promise.resolve(response));
  });
  return scripts;
}

async function listSources(scripts: Promise<Response>[]): Promise<{ path: string; text: string }[]> {
  const sources = new Map<string, string>();
  for (const response of await Promise.all(scripts)) {
    sources.set(new URL(response.url()).pathname, await response.text());
  }
  return [...sources].map(([path, text]) => ({ path, text }));
}

test('a signed-out visitor of the home page downloads nothing of Firebase', async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const scripts = collectScripts(page);
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  expect(requests.filter((url) => /firebase|firestore/.test(url))).toEqual([]);
  const sources = await listSources(scripts);
  expect(sources.length).toBeGreaterThan(2);
  expect(sources.filter(({ text }) => text.includes('identitytoolkit.googleapis.com'))).toEqual([]);
});

/** Addresses of the files that a visit has asked for until all of it was interactive; what is downloaded ahead is data. */
async function listNeeded(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    ['header', 'main', 'footer'].every((slot) => window.skoraBench.shown[slot] !== undefined),
  );
  return page.evaluate(() => {
    const interactive = Math.max(...Object.values(window.skoraBench.shown));
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const needed = entries.filter(
      ({ startTime, initiatorType }) => initiatorType !== 'fetch' && startTime <= interactive,
    );
    return [...new Set(needed.map(({ name }) => name))];
  });
}

test('the document of home is no larger than its budget', async ({ request }) => {
  const kb = brotliCompressSync(await (await request.get('/')).body()).length / 1024;
  expect(kb).toBeGreaterThan(1);
  expect(kb).toBeLessThanOrEqual(HOME_BUDGETS.html.most);
});

test('home needs no more scripts and fonts than its budget until it is interactive', async ({
  page,
  request,
}) => {
  await page.addInitScript(noteVisit);
  // The page is the last part to become interactive: what it asks for afterwards is not what it needs to.
  await page.route('**/remotes/remote-marketing/home.*.js', async (route) => {
    await expect
      .poll(() => page.evaluate(() => ['header', 'footer'].every((part) => part in window.skoraBench.shown)))
      .toBe(true);
    await route.continue();
  });
  await visit(page, '/');
  const needed = await listNeeded(page);
  const weigh = async (ending: string) => {
    const addresses = needed.filter((address) => address.endsWith(ending));
    const bodies = await Promise.all(addresses.map(async (address) => (await request.get(address)).body()));
    const sent = bodies.map((body) => (ending === '.js' ? brotliCompressSync(body).length : body.length));
    return { count: sent.length, kb: sent.reduce((sum, bytes) => sum + bytes, 0) / 1024 };
  };
  const scripts = await weigh('.js');
  expect(scripts.count).toBeGreaterThan(2);
  expect(scripts.count).toBeLessThanOrEqual(HOME_BUDGETS.scriptCount.most);
  expect(scripts.kb).toBeLessThanOrEqual(HOME_BUDGETS.scripts.most);
  expect((await weigh('.woff2')).kb).toBeLessThanOrEqual(HOME_BUDGETS.fonts.most);
});

/** Texts that only one copy of each library carries, also when it is minified. */
const MARKS = {
  React: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-dom': 'suppressContentEditableWarning',
  router: 'You cannot render a <Router> inside another',
  kernel: 'skipPublicOnlyToast',
};

test('pages of all remotes share one React, react-dom, router and kernel', async ({ page, makePlayer }) => {
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers,
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });
  const scripts = collectScripts(page);
  await signInByForm(page, await makePlayer('tier0'));
  await header(page).getByRole('link', { name: 'SKORAs STORY' }).click();
  await expect(page).toHaveURL('/story');
  await header(page).getByRole('button', { name: /^Hi, / }).click();
  await header(page).getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page).toHaveURL('/settings/edit-profile');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();

  const renderers = await page.evaluate(
    () =>
      (window as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: { renderers: unknown[] } })
        .__REACT_DEVTOOLS_GLOBAL_HOOK__.renderers.length,
  );
  expect(renderers, 'copies of react-dom that announced themselves').toBe(1);
  const sources = await listSources(scripts);
  const remotes = sources.filter(({ path }) => path.startsWith('/remotes/'));
  expect(new Set(remotes.map(({ path }) => path.split('/')[2])).size).toBe(4);
  for (const [library, mark] of Object.entries(MARKS)) {
    const holders = sources.filter(({ text }) => text.includes(mark)).map(({ path }) => path);
    expect(holders, library).toHaveLength(1);
    expect(holders[0], library).toMatch(/^\/assets\//);
  }
});
