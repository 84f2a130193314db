import { DAY_MS } from '@skora/domain';
/** A published article as the digest tells it. */
export interface DigestArticle {
  title: string;
  description: string;
  /** Absolute. */
  url: string;
  /** Milliseconds since 1970. */
  published: number;
}

/** An article that missed its month, because it was released late, still gets into the next issue. */
const LOOK_BACK_DAYS = 62;
const MAX_ARTICLES = 8;

/**
 * What belongs into an issue: published lately, in no issue before, the newest first.
 *
 * @param carried addresses of the articles earlier issues had
 */
export function pickArticles(
  published: readonly DigestArticle[],
  carried: ReadonlySet<string>,
  now: number,
): DigestArticle[] {
  const oldest = now - LOOK_BACK_DAYS * DAY_MS;
  return published
    .filter((article) => article.published <= now && article.published > oldest && !carried.has(article.url))
    .sort((one, other) => other.published - one.published)
    .slice(0, MAX_ARTICLES);
}
