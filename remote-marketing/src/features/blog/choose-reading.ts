import type { Article } from './articles/article';
import { ARTICLES } from './articles/articles';

/** What is known of a reader; unknown parts are null. */
export interface Reader {
  /** Position as the path names it, e.g. `goalkeeper`. */
  position: string | null;
  /** Phase of the path, e.g. `foundation`. */
  phase: string | null;
}

/** What helps at an age, most useful first. */
const BY_PHASE: Readonly<Record<string, readonly string[]>> = {
  foundation: ['your-own-test-day', 'what-early-tests-tell'],
  'youth-development': ['small-at-fourteen', 'what-early-tests-tell'],
  'professional-development': ['the-reel', 'nobody-serious-asks-for-a-fee'],
  senior: ['training-load-without-fear', 'your-match-in-numbers'],
};

const BY_POSITION: Readonly<Record<string, readonly string[]>> = { goalkeeper: ['four-jobs-one-goal'] };

/** For anybody, also when nothing is known. */
const FOR_ANYBODY = ['faster-or-luckier', 'your-own-test-day'];

const SHOWN = 2;

/**
 * Two articles that fit a reader: first what is about the position, then what is about the age. The same reader always
 * gets the same two; nothing of what somebody reads is kept.
 */
export function chooseReading({ position, phase }: Reader): Article[] {
  const slugs = [...(BY_POSITION[position ?? ''] ?? []), ...(BY_PHASE[phase ?? ''] ?? []), ...FOR_ANYBODY];
  const chosen = [...new Set(slugs)].slice(0, SHOWN);
  return chosen.flatMap((slug) => ARTICLES.filter((article) => article.slug === slug));
}
