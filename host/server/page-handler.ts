import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUCKET_COOKIE, drawBucket, readBucket } from './canary/canary';
import { ownSpelling } from './routes/own-spelling';
import type { PageCache } from './compose/page-cache';
import type { SiteEnv } from './config/env';
import { chooseEncoding } from './files/encoding';
import { parseCookies } from './lib/cookies';
import { readTheme } from './lib/theme';
import type { SiteMetrics } from './metrics/site-metrics';
import { badgeOf } from './preview/badge';
import type { PreviewLinks } from './preview/preview-links';
import { siteForBrowser, withoutRequests } from './preview/site-for-browser';
import type { ReleaseResolver } from './releases/release-resolver';
import { REPORTING_ENDPOINTS } from './compose/reporting';
import { findPlain } from './forms/links/find-plain';
import { findLink } from './forms/links/look-behind-link';
import { SPECULATION_RULES } from './root-files/add-speculation-rules';
import { findHead } from './runtime-head/find-head';

/** Set by the browser's last session; carries no identity. */
const HINT_COOKIE = 'skora_hint';
const BUCKET_SECONDS = 30 * 24 * 3600;

interface Dependencies {
  env: SiteEnv;
  resolver: ReleaseResolver;
  links: PreviewLinks;
  pages: PageCache;
  metrics: SiteMetrics;
}

/** Missing files must stay missing: only addresses without a file ending are pages. */
function looksLikeFile(pathname: string): boolean {
  return /\.[a-z0-9]{2,8}$/i.test(pathname);
}

/** Answers every address that is no file and no API call with a composed page. */
export function pageHandler(dependencies: Dependencies) {
  const { env, resolver, links, pages, metrics } = dependencies;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // Two slashes at the start would name another host.
    const { pathname, search, searchParams } = new URL(
      request.url.replace(/^\/+/, '/'),
      'http://site.invalid',
    );
    if (looksLikeFile(pathname)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    if (pathname !== '/' && pathname.endsWith('/')) {
      return reply.redirect(`/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, 308);
    }
    const cookies = parseCookies(request.headers.cookie);
    const bucket = readBucket(cookies) ?? drawBucket();
    const resolved = await resolver.resolve(bucket);
    const browserSite = await siteForBrowser(env, links, { cookies, query: searchParams, site: resolved });
    const { site, overrides, setCookies } = browserSite;
    const badge = badgeOf(browserSite);
    if (setCookies.length > 0) reply.header('set-cookie', setCookies);
    if (browserSite.isChanged) {
      return reply.header('cache-control', 'no-store').redirect(withoutRequests(pathname, searchParams), 303);
    }
    const own = ownSpelling(site.releases, pathname) ?? pathname;
    if (own !== pathname) return reply.redirect(`${own}${search}`, 308);
    const answer = await findHead({ env, metrics }, request, site.releases, pathname);
    const plain = await findPlain({ env, metrics }, request, pathname, searchParams);
    const signedInHint = cookies.get(HINT_COOKIE) === '1';
    const page = await pages.get({
      pathname,
      site,
      signedInHint,
      theme: readTheme(cookies),
      overrides,
      badge,
      answer,
      ...(plain && { plain }),
    });
    // Also when the backend does not answer: the address of a link out of a mail is a secret, and nobody is to keep it.
    const isForOne = answer !== undefined || findLink(pathname, searchParams) !== null;

    if (site.hasCanary && readBucket(cookies) === null) {
      reply.header(
        'set-cookie',
        `${BUCKET_COOKIE}=${bucket}; Path=/; Max-Age=${BUCKET_SECONDS}; SameSite=Lax; HttpOnly`,
      );
    }
    if (!page.indexed) reply.header('x-robots-tag', 'noindex');
    if (page.indexed && !signedInHint && !isForOne) reply.headers(SPECULATION_RULES);
    if (!badge) reply.header('reporting-endpoints', REPORTING_ENDPOINTS);
    reply
      .header('content-security-policy', page.policy)
      .header('cache-control', badge ? 'private, no-store' : isForOne ? 'private, no-cache' : 'no-cache')
      .header('vary', 'cookie, accept-encoding')
      .header('etag', page.etag);
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .send(await page.body(encoding));
  };
}
