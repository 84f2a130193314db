import { findRoute, type ReleasePage, type RemoteManifest } from '@skora/shared/contract';
import type { CardText } from './card-svg';

const SITE = 'SKORA';

/** Name of the page above: the part of the site a page belongs to. Nothing above a page of the first rank. */
function findSection(manifest: RemoteManifest, path: string): string {
  const parent = findRoute(manifest.routes, path.slice(0, path.lastIndexOf('/')) || '/')?.route;
  return parent && parent.path !== '*' && parent.path !== '/' ? parent.title : '';
}

/** “SKORA: Data. Direction. Destiny.” says the name twice beside the wordmark. */
function withoutSite(title: string): string {
  return title.startsWith(`${SITE}: `) ? title.slice(SITE.length + 2) : title;
}

/** Which pages get a card, by pathname: those for search engines that bring no picture of their own. */
export function cardTexts(manifest: RemoteManifest, pages: readonly ReleasePage[]): Map<string, CardText> {
  const routes = manifest.routes.filter(
    ({ path, access, noindex, canonical }) =>
      access === 'public' && !noindex && canonical === undefined && path !== '*' && !path.includes(':'),
  );
  const listed = pages.filter(({ noindex, image }) => !noindex && image === undefined);
  return new Map(
    [...routes, ...listed].map(({ path, title, description = '' }) => [
      path,
      { section: findSection(manifest, path), title: withoutSite(title), description },
    ]),
  );
}
