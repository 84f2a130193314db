import { findRoute, type ReleasePage, type RemoteManifest } from '@skora/shared/contract';
import type { CardText } from './card-svg';

const SITE = 'SKORA';

/** Title of the page above, `/blog` for `/blog/x`; empty at the top. */
function findSection(manifest: RemoteManifest, path: string): string {
  const parent = findRoute(manifest.routes, path.slice(0, path.lastIndexOf('/')) || '/')?.route;
  return parent && parent.path !== '*' && parent.path !== '/' ? parent.title : '';
}

/** The card has the wordmark, so the title need not begin with the name. */
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
