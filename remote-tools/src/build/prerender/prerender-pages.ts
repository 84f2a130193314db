import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  ManifestRoute,
  ReleasePage,
  RemoteManifest,
  ReactRemoteModule,
  RoutePage,
  RoutePages,
} from '@skora/shared/contract';
import { checkPages } from './check-pages';
import { pageModules } from '../../webpack/page-modules';
import { renderView } from './render-view';

interface PagesInput {
  manifest: RemoteManifest;
  module: ReactRemoteModule;
  /** Default export of an entry of the Node build. */
  load: (entry: string) => unknown;
  /** Folder of the released files. */
  folder: string;
}

async function listItems(exported: unknown): Promise<readonly RoutePage[]> {
  const pages = exported as RoutePages;
  return typeof pages === 'function' ? pages() : pages;
}

function fileName(pathname: string, html: string): string {
  const name = pathname.slice(1).replaceAll(/[^\w-]+/g, '-');
  return `${name}.${createHash('sha256').update(html).digest('hex').slice(0, 8)}.html`;
}

async function listedPages({ manifest, load }: PagesInput): Promise<[ManifestRoute, RoutePage][]> {
  const found: [ManifestRoute, RoutePage][] = [];
  const problems: string[] = [];
  for (const { entry, pattern } of pageModules(manifest)) {
    const route = manifest.routes.find(({ path }) => path === pattern);
    const pages = await listItems(load(entry));
    if (!route || !Array.isArray(pages)) {
      problems.push(
        `${manifest.id}: the module behind the pages of "${pattern}" has no list as default export`,
      );
      continue;
    }
    problems.push(...checkPages(pages, route, manifest));
    found.push(...pages.map((page): [ManifestRoute, RoutePage] => [route, page]));
  }
  if (problems.length > 0) throw new Error(`Some pages cannot be released:\n- ${problems.join('\n- ')}`);
  return found;
}

/**
 * Renders the listed pages of every dynamic route, one after the other and each into a file, so that a thousand of
 * them need no more memory than one.
 * @throws one error that lists every page that cannot be released
 */
export async function prerenderPages(input: PagesInput): Promise<ReleasePage[]> {
  const released: ReleasePage[] = [];
  for (const [{ view, path: pattern }, page] of await listedPages(input)) {
    const html = await renderView(input.module, { view, slot: 'main', pattern, pathname: page.path });
    const file = fileName(page.path, html);
    writeFileSync(join(input.folder, file), html);
    released.push({ ...page, file });
  }
  return released;
}
