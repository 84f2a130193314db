import type { RemoteManifest } from '@skora/shared/contract';

/** A module that lists pages, as an entry of the remote's Node build. */
interface PageModule {
  /** Name of the entry. */
  entry: string;
  /** Request, relative to the remote's folder. */
  request: string;
  /** Pattern of the route it belongs to. */
  pattern: string;
}

/** The page lists a manifest names. */
export function pageModules({ routes }: RemoteManifest): PageModule[] {
  return routes.flatMap(({ path, pages }, index) =>
    pages === undefined ? [] : [{ entry: `pages-${index}`, request: pages, pattern: path }],
  );
}
