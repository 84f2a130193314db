import { findRoute, type ManifestRoute, type RemoteManifest, type RoutePage } from '@skora/shared/contract';

const PATH = /^(\/[\w~&-]+)+$/;
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;
const TITLE_LIMIT = 80;
const DESCRIPTION_LIMIT = 200;

function isText(value: unknown, limit: number): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= limit;
}

function isDate(value: unknown): boolean {
  return (
    value === undefined || (typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value)))
  );
}

function listProblems(page: RoutePage, route: ManifestRoute, manifest: RemoteManifest): string[] {
  const problems: string[] = [];
  if (typeof page.path !== 'string' || !PATH.test(page.path))
    problems.push('its path is not a plain pathname');
  else if (findRoute(manifest.routes, page.path)?.route.path !== route.path) {
    problems.push(`its path does not belong to the route "${route.path}"`);
  }
  if (!isText(page.title, TITLE_LIMIT))
    problems.push(`its title is missing or over ${TITLE_LIMIT} characters`);
  if (!isText(page.description, DESCRIPTION_LIMIT)) {
    problems.push(`its description is missing or over ${DESCRIPTION_LIMIT} characters`);
  }
  if (!isDate(page.published) || !isDate(page.modified)) problems.push('its dates are not ISO dates');
  if (page.image !== undefined && !/^\/(?!\/)\S*$/.test(page.image)) {
    problems.push('its image is not an address on this site');
  }
  return problems;
}

/** Facts that no two pages may share, with the page that has each first. */
function findTwins(page: RoutePage, seen: Map<string, string>): string[] {
  return (['path', 'title'] as const).flatMap((fact) => {
    const key = `${fact} ${page[fact]}`;
    const first = seen.get(key);
    seen.set(key, first ?? page.path);
    return first === undefined ? [] : [`it has the ${fact} of "${first}"`];
  });
}

/** Checks the listed pages of one route. @returns every problem, naming the page; empty when fine */
export function checkPages(
  pages: readonly RoutePage[],
  route: ManifestRoute,
  manifest: RemoteManifest,
): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap((page) =>
    [...listProblems(page, route, manifest), ...findTwins(page, seen)].map(
      (problem) => `${manifest.id}: page "${page.path}": ${problem}`,
    ),
  );
}
