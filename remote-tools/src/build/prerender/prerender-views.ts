import type { Fragment, RemoteManifest, ReactRemoteModule } from '@skora/shared/contract';
import { renderView } from './render-view';

/** The not-found page must not depend on the address: one fragment serves every unknown path. */
const NOT_FOUND_PATHNAME = '/not-found';

/** Renders every slot and every page of a static route that its manifest wants prerendered. */
export async function prerenderRemote(
  manifest: RemoteManifest,
  module: ReactRemoteModule,
): Promise<Fragment[]> {
  const fragments: Fragment[] = [];
  for (const { name, view } of manifest.slots.filter(({ prerender }) => prerender)) {
    const html = await renderView(module, { view, slot: name, pattern: '*', pathname: '/' });
    fragments.push({ view, key: `slot:${name}`, html });
  }
  for (const { path, view } of manifest.routes.filter((route) => route.prerender && !route.pages)) {
    const pathname = path === '*' ? NOT_FOUND_PATHNAME : path;
    const html = await renderView(module, { view, slot: 'main', pattern: path, pathname });
    fragments.push({ view, key: path, html });
  }
  return fragments;
}
