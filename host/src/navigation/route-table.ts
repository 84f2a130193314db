import { findRoute, type PageRemote, type PageRoute, type RouteParams } from '@skora/shared/contract';

export type OwnedRoute = Required<PageRoute> & { remote: PageRemote };

/** The route of an address and the values of its `:params`. */
export interface FoundRoute {
  route: OwnedRoute;
  params: RouteParams;
}

/** The site's routes, made from the manifests of the resolved remotes. */
export class RouteTable {
  /** A developer serves one of the remotes. */
  readonly hasOverrides: boolean;
  private readonly routes: readonly OwnedRoute[];

  constructor(remotes: readonly PageRemote[]) {
    this.hasOverrides = remotes.some(({ overridden }) => overridden);
    this.routes = remotes.flatMap((remote) =>
      remote.routes.map((route) => ({
        ...route,
        view: route.view ?? route.path.slice(1),
        background: route.background ?? 'default',
        remote,
      })),
    );
  }

  /** The route of a pathname, the not-found route if there is none; null when no remote has that one either. */
  find(pathname: string): FoundRoute | null {
    return findRoute(this.routes, pathname);
  }

  /** True for pathnames of real pages. */
  knows(pathname: string): boolean {
    const found = this.find(pathname);
    return found !== null && found.route.path !== '*';
  }
}
