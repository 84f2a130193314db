import type { Page } from '@playwright/test';
import { visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

/** Names of chunks that a page has asked for, without their hashes. */
function watchChunks(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/(?:assets|remotes\/[^/]+)\/([\w-]+)\.[^/]*$/.exec(request.url()) ?? [];
    if (name !== undefined) asked.add(name);
  });
  return asked;
}

test('a page of a visitor loads neither boundaries nor anything for tools', async ({ page }) => {
  const asked = watchChunks(page);
  await visit(page, '/story');
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('main');
  for (const name of ['boundaries', 'extension', 'mf-manifest']) expect([...asked]).not.toContain(name);
});

test('the extension of Module Federation is told host, remotes, what they share and in which version', async ({
  page,
}) => {
  // As its content script does, before any script of the page.
  await page.addInitScript(() => {
    const plugin = { name: 'mf-devtool-getModuleInfo-plugin' };
    Object.assign(globalThis, { __FEDERATION__: { __GLOBAL_PLUGIN__: [plugin] } });
  });
  await visit(page, '/story');
  interface Tools {
    moduleInfo: Record<string, { remotesInfo: object; shared: { sharedName: string; version: string }[] }>;
    __SHARE__: Record<string, Record<string, Record<string, Record<string, { useIn: string[] }>>>>;
  }
  const readTools = (read: 'moduleInfo' | '__SHARE__') =>
    page.evaluate((name) => {
      const tools = (globalThis as unknown as { __FEDERATION__: Tools }).__FEDERATION__;
      return JSON.parse(JSON.stringify(tools[name])) as unknown;
    }, read);
  await expect
    .poll(async () => Object.keys((await readTools('moduleInfo')) as object))
    .toEqual(expect.arrayContaining(['host', expect.stringMatching(/^remote_marketing:http.*\.js$/)]));
  const moduleInfo = (await readTools('moduleInfo')) as Tools['moduleInfo'];
  expect(Object.keys(moduleInfo['host']?.remotesInfo ?? {})).toContain('remote_auth');
  for (const { shared } of Object.values(moduleInfo)) {
    expect(shared).toContainEqual(
      expect.objectContaining({ sharedName: 'react', version: expect.stringMatching(/^19\./) as unknown }),
    );
  }
  const shares = (await readTools('__SHARE__')) as Tools['__SHARE__'];
  const react = Object.values(shares['host']?.['default']?.['react'] ?? {})[0];
  expect(react?.useIn).toEqual(expect.arrayContaining(['remote_layout', 'remote_marketing']));
});
