import { matchPattern } from '@skora/shared/contract';

interface RouteWithHead {
  path: string;
  head: string;
}

/**
 * Where the backend is asked for the head of a page.
 * @example headAddress({ path: '/cv/:token', head: '/shared-cvs/:token/head' }, '/cv/a%2Fb') // '/shared-cvs/a%2Fb/head'
 */
export function headAddress({ path, head }: RouteWithHead, pathname: string): string {
  const params = matchPattern(path, pathname) ?? {};
  return head
    .split('/')
    .map((segment) =>
      segment.startsWith(':') ? encodeURIComponent(params[segment.slice(1)] ?? '') : segment,
    )
    .join('/');
}
