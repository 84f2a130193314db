import type { Release, RoutePage } from '@skora/shared/contract';

/** A page that search engines may list, with what its remote says about it. */
export type PublicPage = Pick<RoutePage, 'path' | 'title'> & Partial<RoutePage>;

/**
 * All pages for search engines: public routes and listed pages, without those that ask to be left out or that repeat
 * another one. Pages whose head only the backend knows are found by links, not by a list.
 */
export function publicPages(releases: readonly Release[]): PublicPage[] {
  return releases.flatMap(({ manifest, pages = [] }) => {
    const routes = manifest.routes.filter(
      ({ path, access, noindex, canonical }) =>
        access === 'public' && !noindex && canonical === undefined && path !== '*' && !path.includes(':'),
    );
    return [
      ...routes.map(({ path, title, description }) => ({ path, title, description })),
      ...pages.filter(({ noindex }) => !noindex),
    ];
  });
}
