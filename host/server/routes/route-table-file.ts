import type { Release, RouteTableFile } from '@skora/shared/contract';
import { createHash } from 'node:crypto';
import { ROUTE_TABLE_ADDRESS } from '../../src/navigation/route-table-address';

/** What a browser has to know of a remote before it opens one of its pages. */
export function describeRoutes({ entry, files, manifest }: Release): RouteTableFile[string] {
  return {
    integrity: files.find(({ name }) => name === entry)?.integrity,
    routes: manifest.routes.map(({ path, view, access, background, title }) => ({
      path,
      ...(path === `/${view}` ? {} : { view }),
      access,
      ...(background === 'default' ? {} : { background }),
      title,
    })),
  };
}

/** The table of a site, as it is sent. */
export function writeRouteTable(releases: readonly Release[]): string {
  const table: RouteTableFile = Object.fromEntries(
    releases.map((release) => [release.id, describeRoutes(release)]),
  );
  return JSON.stringify(table);
}

/** Tells one table from all others. */
export function versionOf(table: string): string {
  return createHash('sha256').update(table).digest('hex').slice(0, 16);
}

/** Address of the table of a site. It says which table it has to be: a page must not be mixed with later releases. */
export function nameRouteTable(releases: readonly Release[]): string {
  return `${ROUTE_TABLE_ADDRESS}?v=${versionOf(writeRouteTable(releases))}`;
}
