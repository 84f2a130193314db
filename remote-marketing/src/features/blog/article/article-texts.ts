import type { ComponentType, ElementType } from 'react';

/** What the build makes of an article's file. */
export interface ArticleTextModule {
  default: ComponentType<{ components?: Readonly<Record<string, ElementType>> }>;
  /** Headings of rank 2, in order. */
  headings: readonly string[];
}

type TextLoader = () => Promise<ArticleTextModule>;

/** How to download the text of each article, by slug. */
export const ARTICLE_TEXTS: Readonly<Record<string, TextLoader>> = {
  'faster-or-luckier': () => import('../posts/faster-or-luckier.md'),
  'nobody-serious-asks-for-a-fee': () => import('../posts/nobody-serious-asks-for-a-fee.md'),
  'ninety-seconds': () => import('../posts/ninety-seconds.md'),
  'four-jobs-one-goal': () => import('../posts/four-jobs-one-goal.md'),
  'what-early-tests-tell': () => import('../posts/what-early-tests-tell.md'),
  'your-own-test-day': () => import('../posts/your-own-test-day.md'),
  'small-at-fourteen': () => import('../posts/small-at-fourteen.md'),
  'training-load-without-fear': () => import('../posts/training-load-without-fear.md'),
  'the-reel': () => import('../posts/the-reel.md'),
  'what-a-percentile-means': () => import('../posts/what-a-percentile-means.md'),
  'your-match-in-numbers': () => import('../posts/your-match-in-numbers.md'),
  'the-yo-yo-test': () => import('../posts/the-yo-yo-test.md'),
  'no-scales': () => import('../posts/no-scales.md'),
};
