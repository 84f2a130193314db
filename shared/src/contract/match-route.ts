/** Result of matching a pathname with a pattern: the values of its `:params`. */
export type RouteParams = Readonly<Record<string, string>>;

function splitPath(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * Matches one pattern, case-sensitive, ignoring a trailing slash.
 * @returns the params, or null when it does not match (`*` is not matched here; see {@link findRoute})
 * @example matchPattern('/blog/:slug', '/blog/first-touch') // { slug: 'first-touch' }
 */
export function matchPattern(pattern: string, pathname: string): RouteParams | null {
  const wanted = splitPath(pattern);
  const given = splitPath(pathname);
  if (pattern === '*' || wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = decode(given[index] ?? '');
    if (value === null) return null;
    if (isParam(segment)) params[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return params;
}

function isParam(segment: string): boolean {
  return segment.startsWith(':');
}

function canBeSame(a: string, b: string): boolean {
  return a === b || isParam(a) || isParam(b);
}

/**
 * True when some pathname matches both patterns and neither wins by its static segments, so that the order of the
 * routes would decide.
 * @example patternsOverlap('/foo/:slug', '/:section/bar') // true: both match /foo/bar
 */
export function patternsOverlap(a: string, b: string): boolean {
  if (a === '*' || b === '*') return a === b;
  const left = splitPath(a);
  const right = splitPath(b);
  return (
    left.length === right.length &&
    staticSegments(a) === staticSegments(b) &&
    left.every((segment, index) => canBeSame(segment, right[index] ?? ''))
  );
}

function staticSegments(pattern: string): number {
  return splitPath(pattern).filter((segment) => !isParam(segment)).length;
}

/**
 * Finds the route of a pathname; a pattern with more static segments wins (`/blog/tags` before `/blog/:slug`).
 * @returns route and params; the `*` route when nothing else matches; null when there is none
 */
export function findRoute<R extends { path: string }>(
  routes: readonly R[],
  pathname: string,
): { route: R; params: RouteParams } | null {
  let best: { route: R; params: RouteParams } | null = null;
  for (const route of routes) {
    const params = matchPattern(route.path, pathname);
    if (params && (!best || staticSegments(route.path) > staticSegments(best.route.path)))
      best = { route, params };
  }
  if (best) return best;
  const notFound = routes.find((route) => route.path === '*');
  return notFound ? { route: notFound, params: {} } : null;
}
