import { isFrameSlot } from '@skora/shared/contract';
import type { FastifyInstance } from 'fastify';
import { MAX_PAGES, PAGE_FILES_ADDRESS } from '../../src/navigation/page-files-address';
import { readBucket, STABLE_BUCKET } from '../canary/canary';
import { matchPage } from '../routes/match-page';
import { listParts, releaseUrl, type Part } from '../compose/page-assets';
import { partFiles } from '../compose/part-files';
import type { SiteEnv } from '../config/env';
import { chooseEncoding, encode } from '../files/encoding';
import type { HostAssets } from '../files/host-assets';
import { parseCookies } from '../lib/cookies';
import type { PreviewLinks } from '../preview/preview-links';
import { siteForBrowser } from '../preview/site-for-browser';
import type { ReleaseResolver } from '../releases/release-resolver';

const BROTLI_QUALITY = 5;
const MAX_CHARACTERS = 500;

interface Question {
  Querystring: { path: string[] };
}

const querystring = {
  type: 'object',
  required: ['path'],
  properties: {
    path: {
      type: 'array',
      maxItems: MAX_PAGES,
      items: { type: 'string', pattern: '^/', maxLength: MAX_CHARACTERS },
    },
  },
};

/** The table of a remote's digests: its code loads it before the first file that the page has not named. */
const DIGEST_TABLE = /^digests\.[0-9a-f]{8}\.js$/;

function digestTables(parts: readonly Part[]): string[] {
  return parts.flatMap(({ release }) =>
    release.files
      .filter(({ name }) => release.baseUrl === undefined && DIGEST_TABLE.test(name))
      .map(({ name }) => releaseUrl(release, name)),
  );
}

interface Dependencies {
  env: SiteEnv;
  host: HostAssets;
  resolver: ReleaseResolver;
  links: PreviewLinks;
}

/**
 * Adds the address that tells which scripts and styles pages need beside those of header and footer, so that a browser
 * can download them ahead: `?path=/login&path=/story` → `{ "files": ["/remotes/…", "/assets/…"] }`, page by page, each
 * file once, with those of the remotes that fill a page's slots and their tables of digests. The files are those of the releases that this visitor's
 * pages are made of. Addresses that are no page, remotes that a developer serves and releases on another origin, which could be
 * down, have none; a question that is none is answered with 400.
 */
export function addPageFiles(app: FastifyInstance, { env, host, resolver, links }: Dependencies): void {
  app.get<Question>(PAGE_FILES_ADDRESS, { schema: { querystring } }, async (request, reply) => {
    const cookies = parseCookies(request.headers.cookie);
    // Pages give a bucket to everybody as soon as there is a canary: who has none has a page without it.
    const resolved = await resolver.resolve(readBucket(cookies) ?? STABLE_BUCKET);
    const asked = { cookies, query: new URLSearchParams(), site: resolved };
    const { site, overrides } = await siteForBrowser(env, links, asked);
    const { releases } = site;
    const listUrls = (pathname: string): string[] => {
      const matched = matchPage(releases, pathname, overrides);
      if (matched.status !== 200) return [];
      const parts = listParts(releases, matched, overrides).filter(({ region }) => !isFrameSlot(region));
      const own = [...partFiles(host, parts, 'js'), ...partFiles(host, parts, 'css')];
      return [...digestTables(parts), ...own.filter(({ isElsewhere }) => !isElsewhere).map(({ url }) => url)];
    };
    const files = [...new Set(request.query.path.flatMap(listUrls))];
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'cookie, accept-encoding')
      .header('x-robots-tag', 'noindex')
      .type('application/json; charset=utf-8')
      .send(await encode(Buffer.from(JSON.stringify({ files })), encoding, BROTLI_QUALITY));
  });
}
