import { createRequire } from 'node:module';
import { join } from 'node:path';
import { prerender } from 'react-dom/static';
import { identifierPrefix } from '@skora/shared/remote/id-prefix';
import type { Fragment, RemoteManifest, RemoteModule } from '@skora/shared/contract';
import { ROOT } from './workspace';

/** The not-found page must not depend on the address: one fragment serves every unknown path. */
const NOT_FOUND_PATHNAME = '/not-found';

const require = createRequire(import.meta.url);

const navigator = {
  createHref: (to: unknown) =>
    typeof to === 'string' ? to : hrefOf(to as { pathname?: string; search?: string; hash?: string }),
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};

function hrefOf({
  pathname = '/',
  search = '',
  hash = '',
}: {
  pathname?: string;
  search?: string;
  hash?: string;
}): string {
  return `${pathname}${search}${hash}`;
}

async function html(
  module: RemoteModule,
  view: string,
  slot: string,
  pattern: string,
  pathname: string,
): Promise<string> {
  await module.prepare(view);
  const element = module.element({
    view,
    pattern,
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    navigator,
    onRetry: () => undefined,
    onRemoteError: (error) => {
      throw error;
    },
  });
  const { prelude } = await prerender(element, {
    identifierPrefix: identifierPrefix(module.id, slot),
    // The default splits long pages into templates and inline scripts, which the CSP forbids.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}

/** Renders every slot and page that its manifest wants prerendered. */
export async function prerenderRemote(manifest: RemoteManifest): Promise<Fragment[]> {
  const loaded: unknown = require(join(ROOT, manifest.id, 'dist/prerender/remote.cjs'));
  const module = (loaded as { default: RemoteModule }).default;
  const fragments: Fragment[] = [];
  for (const slot of manifest.slots.filter((candidate) => candidate.prerender)) {
    fragments.push({
      view: slot.view,
      key: `slot:${slot.name}`,
      html: await html(module, slot.view, slot.name, '*', '/'),
    });
  }
  for (const route of manifest.routes.filter((candidate) => candidate.prerender)) {
    const pathname = route.path === '*' ? NOT_FOUND_PATHNAME : route.path;
    fragments.push({
      view: route.view,
      key: route.path,
      html: await html(module, route.view, 'main', route.path, pathname),
    });
  }
  return fragments;
}
