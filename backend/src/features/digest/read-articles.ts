import { fetchWithin } from '@skora/shared/utils/fetch-within';
import type { DigestArticle } from './domain/digest-article';
import { Problem } from '../../lib/http/problem';
import { parseFeed } from './domain/parse-feed';

const TIMEOUT_MS = 5000;

/**
 * The articles that are published now, as the site itself tells everybody in its feed. So the digest never mentions a
 * page that is not released, and no list is kept twice.
 *
 * @throws Problem 503 when the site does not answer as it should
 */
export async function readArticles(publicOrigin: string): Promise<DigestArticle[]> {
  try {
    const feed = new URL('/feed.xml', publicOrigin);
    return await fetchWithin(TIMEOUT_MS, feed, { redirect: 'error' }, async (answer) => {
      if (answer.ok) return parseFeed(await answer.text(), publicOrigin);
      throw new Error(`The feed was answered with ${answer.status}.`);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new Problem(503, {
      detail: `The site’s feed cannot be read: ${reason}`,
      headers: { 'retry-after': '60' },
    });
  }
}
