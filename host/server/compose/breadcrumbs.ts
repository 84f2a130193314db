import type { Release } from '@skora/shared/contract';
import { matchPage } from '../routes/match-page';

/** One step of the way from the home page to a page. */
export interface Crumb {
  name: string;
  path: string;
}

function crumbAt(releases: readonly Release[], path: string): Crumb[] {
  const { route, page, status } = matchPage(releases, path);
  if (status !== 200 || !route || route.access !== 'public') return [];
  return [{ name: page?.title ?? route.title, path }];
}

/** The pages above a page and itself, by its address; addresses that are no public pages are left out. */
export function breadcrumbs(releases: readonly Release[], pathname: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const below = segments.map((_segment, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return [{ name: 'Home', path: '/' }, ...below.flatMap((path) => crumbAt(releases, path))];
}
