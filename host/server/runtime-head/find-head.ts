import type { Release } from '@skora/shared/contract';
import type { FastifyRequest } from 'fastify';
import { matchPage } from '../compose/match-page';
import { fetchHead } from './fetch-head';
import { headAddress } from './head-address';
import type { HeadAnswer } from '../compose/head-answer';
import { forwardedFor } from './visitor-address';

/**
 * The head that the backend knows for this page; undefined for pages whose remote knows it, null when the backend
 * fails: the page then handles it by itself.
 */
export async function findHead(
  backendUrl: string,
  request: FastifyRequest,
  releases: readonly Release[],
  pathname: string,
): Promise<HeadAnswer | null | undefined> {
  const { route } = matchPage(releases, pathname);
  if (route?.head === undefined) return undefined;
  const asked = {
    backendUrl,
    address: headAddress({ path: route.path, head: route.head }, pathname),
    forwardedFor: forwardedFor(request.headers, request.socket.remoteAddress),
  };
  try {
    return await fetchHead(asked);
  } catch (error) {
    request.log.warn(`No head for a page of ${route.path}: ${String(error)}`);
    return null;
  }
}
