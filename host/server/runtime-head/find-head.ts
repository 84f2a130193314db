import { type Release, matchPattern } from '@skora/shared/contract';
import { withTrace } from '@skora/shared/utils/trace';
import type { FastifyRequest } from 'fastify';
import type { SiteEnv } from '../config/env';
import { matchPage } from '../routes/match-page';
import type { HeadAnswer } from '../compose/head-answer';
import { fillPattern } from '../lib/fill-pattern';
import type { SiteMetrics } from '../metrics/site-metrics';
import { fetchHead } from './fetch-head';
import { visitorHeaders } from './visitor-headers';

interface RouteWithHead {
  path: string;
  head: string;
}

/**
 * Where the backend is asked for the head of a page.
 * @example headAddress({ path: '/cv/:token', head: '/shared-cvs/:token/head' }, '/cv/a%2Fb') // '/shared-cvs/a%2Fb/head'
 */
function headAddress({ path, head }: RouteWithHead, pathname: string): string {
  return fillPattern(head, matchPattern(path, pathname) ?? {});
}

/**
 * The head that the backend knows for this page; undefined for pages whose remote knows it, null when the backend
 * fails: the page then handles it by itself.
 */
export async function findHead(
  { env, metrics }: { env: SiteEnv; metrics: SiteMetrics },
  request: FastifyRequest,
  releases: readonly Release[],
  pathname: string,
): Promise<HeadAnswer | null | undefined> {
  const { route } = matchPage(releases, pathname);
  if (route?.head === undefined) return undefined;
  const asked = {
    backendUrl: env.backendUrl,
    address: headAddress({ path: route.path, head: route.head }, pathname),
    headers: withTrace(request.raw, visitorHeaders(env, request)),
  };
  try {
    return await metrics.measureHead(() => fetchHead(asked));
  } catch (error) {
    request.log.warn(`No head for a page of ${route.path}: ${String(error)}`);
    return null;
  }
}
