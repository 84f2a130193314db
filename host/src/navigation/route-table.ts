import {
  findRoute,
  type PageRemote,
  type PageRoute,
  type RouteParams,
  type RouteTableFile,
} from '@skora/shared/contract';
import { SiteUpdated } from '../update/check-file';

export type OwnedRoute = Required<PageRoute> & { remote: PageRemote };

/** The route of an address and the values of its `:params`. */
export interface FoundRoute {
  route: OwnedRoute;
  params: RouteParams;
}

const TIMEOUT_MS = 5_000;

async function fetchTable(address: string): Promise<RouteTableFile> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new SiteUpdated(address);
  return (await answer.json()) as RouteTableFile;
}

/** The site's routes, made from the manifests of the resolved remotes. */
export class RouteTable {
  /** A developer serves one of the remotes. */
  readonly hasOverrides: boolean;
  private readonly ownPath = location.pathname;
  private routes: readonly OwnedRoute[] = [];
  private coming: Promise<void> | undefined;

  /** @param address where the routes are that the page has left out */
  constructor(
    private readonly remotes: readonly PageRemote[],
    private address?: string,
  ) {
    this.hasOverrides = remotes.some(({ overridden }) => overridden);
    this.takeIn();
  }

  /** Routes that were there stay the same objects: the shell knows by them what it shows. */
  private takeIn(): void {
    const before = this.routes;
    this.routes = this.remotes.flatMap((remote) =>
      remote.routes.map(
        (route) =>
          before.find((known) => known.remote === remote && known.path === route.path) ?? {
            ...route,
            view: route.view ?? route.path.slice(1),
            background: route.background ?? 'default',
            remote,
          },
      ),
    );
  }

  /** False while the route of an address may be one that is not here yet. */
  canFind(pathname: string): boolean {
    return this.address === undefined || (pathname === this.ownPath && this.find(pathname) !== null);
  }

  /**
   * Fetches what the page has left out. Rejects when it does not come, with {@link SiteUpdated} when the site has another one by now;
   * the next call asks again.
   */
  async complete(): Promise<void> {
    if (this.address === undefined) return;
    this.coming ??= fetchTable(this.address)
      .then((table) => {
        for (const remote of this.remotes) Object.assign(remote, table[remote.id]);
        this.address = undefined;
        this.takeIn();
      })
      .finally(() => {
        this.coming = undefined;
      });
    await this.coming;
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
