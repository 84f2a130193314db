import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { STABLE_BUCKET } from '../canary/canary';
import type { SiteEnv } from '../config/env';
import { chooseEncoding, encode } from '../files/encoding';
import type { ReleaseResolver } from '../releases/release-resolver';
import { feed } from './feed';
import { publicPages, type PublicPage } from './public-pages';
import { sitemap } from './sitemap';

/**
 * `/robots.txt`. Private pages are not listed here: they say `noindex` themselves, which crawlers only see when they
 * may open them. Pages of clips and shared CVs are drawn from what the backend says, and previews show their cards:
 * crawlers may ask for these, and each answer says itself whether it may be listed. Allowed comes first for crawlers that
 * take the first rule that fits.
 */
function robots(origin: string): string {
  return `User-agent: *\nAllow: /api/clips\nAllow: /api/shared-cvs/\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

const BROTLI_QUALITY = 5;

interface SearchFile {
  url: string;
  type: string;
  make: (origin: string, pages: readonly PublicPage[]) => string | null;
}

const FILES: readonly SearchFile[] = [
  { url: '/sitemap.xml', type: 'application/xml; charset=utf-8', make: sitemap },
  { url: '/feed.xml', type: 'application/atom+xml; charset=utf-8', make: feed },
  { url: '/robots.txt', type: 'text/plain; charset=utf-8', make: robots },
];

/** Adds what crawlers and feed readers ask for, made from the live releases once per set of them. */
export function addSearchFiles(app: FastifyInstance, env: SiteEnv, resolver: ReleaseResolver): void {
  for (const { url, type, make } of FILES) {
    let made: { signature: string; text: string | null; etag: string } | null = null;
    app.get(url, async (request, reply) => {
      const { signature, releases } = await resolver.resolve(STABLE_BUCKET);
      if (made?.signature !== signature) {
        const text = make(env.publicOrigin, publicPages(releases));
        const hash = createHash('sha256')
          .update(text ?? '')
          .digest('base64url');
        made = { signature, text, etag: `W/"${hash.slice(0, 22)}"` };
      }
      if (made.text === null) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      reply
        .header('cache-control', 'public, max-age=300')
        .header('vary', 'accept-encoding')
        .header('etag', made.etag);
      if (request.headers['if-none-match'] === made.etag) return reply.code(304).send();
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.type(type).send(await encode(Buffer.from(made.text), encoding, BROTLI_QUALITY));
    });
  }
}
