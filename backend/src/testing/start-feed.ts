import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An article of the feed; published at a time in milliseconds since 1970. */
interface FeedArticle {
  slug: string;
  published: number;
}

function atom(origin: string, articles: readonly FeedArticle[]): string {
  const entries = articles.map(
    ({ slug, published }) =>
      `<entry><id>${origin}/blog/${slug}</id><title>About ${slug}</title>` +
      `<link rel="alternate" type="text/html" href="${origin}/blog/${slug}"/>` +
      `<published>${new Date(published).toISOString()}</published><summary>What ${slug} is good for.</summary></entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">${entries.join('')}</feed>`;
}

/** A site at the HTTP edge that has nothing but a feed, whose articles a test sets. */
export async function startFeed() {
  let articles: readonly FeedArticle[] | null = [];
  const server = createServer((request, response) => {
    if (articles === null || request.url !== '/feed.xml') response.writeHead(503).end();
    else response.setHeader('content-type', 'application/atom+xml').end(atom(origin, articles));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** `null`: the site is down. */
    publish: (now: readonly FeedArticle[] | null) => {
      articles = now;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
