import { withTrace } from '@skora/shared/utils/trace';
import type { FastifyRequest } from 'fastify';
import type { PlainRegion } from '../../compose/compose-page';
import type { SiteEnv } from '../../config/env';
import type { SiteMetrics } from '../../metrics/site-metrics';
import { visitorHeaders } from '../../runtime-head/visitor-headers';
import { drawPlainPage } from '../../plain/draw-page';
import { findLink, lookAtLink, type VisitorAsks } from './look-behind-link';

/** How this site asks the backend for a visitor. */
export function visitorAsks(env: SiteEnv, request: FastifyRequest): VisitorAsks {
  return { backendUrl: env.backendUrl, headers: withTrace(request.raw, visitorHeaders(env, request)) };
}

/**
 * What readers without JavaScript get at the page behind a link out of a mail: the question with its forms, or why the
 * link cannot be used. Null for other pages, and when the backend does not answer: the page then says what it needs.
 */
export async function findPlain(
  { env, metrics }: { env: SiteEnv; metrics: SiteMetrics },
  request: FastifyRequest,
  pathname: string,
  query: URLSearchParams,
): Promise<PlainRegion | null> {
  const found = findLink(pathname, query);
  if (!found) return null;
  try {
    const { page } = await metrics.measureHead(async () => {
      const looked = await lookAtLink(found.link, found.token, visitorAsks(env, request));
      if (looked.kind === 'unanswered') throw new Error(looked.why);
      return looked;
    });
    return { status: page.status, html: drawPlainPage(page) };
  } catch (error) {
    // The address is a secret: the line names the page without it.
    request.log.warn(
      `Nobody says what is behind a link of /${pathname.split('/')[1] ?? ''}: ${String(error)}`,
    );
    return null;
  }
}
