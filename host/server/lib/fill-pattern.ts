import type { RouteParams } from '@skora/shared/contract';

/**
 * The address that a pattern makes of the values of its `:params`.
 * @example fillPattern('/shared-cvs/:token/head', { token: 'a/b' }) // '/shared-cvs/a%2Fb/head'
 */
export function fillPattern(pattern: string, params: RouteParams): string {
  return pattern
    .split('/')
    .map((segment) =>
      segment.startsWith(':') ? encodeURIComponent(params[segment.slice(1)] ?? '') : segment,
    )
    .join('/');
}
