import type { Article } from './article';
import { facts as fasterOrLuckier } from '../posts/faster-or-luckier.md?facts';
import { facts as nobodySeriousAsksForAFee } from '../posts/nobody-serious-asks-for-a-fee.md?facts';
import { facts as ninetySeconds } from '../posts/ninety-seconds.md?facts';
import { facts as fourJobsOneGoal } from '../posts/four-jobs-one-goal.md?facts';
import { facts as whatEarlyTestsTell } from '../posts/what-early-tests-tell.md?facts';
import { facts as yourOwnTestDay } from '../posts/your-own-test-day.md?facts';
import { facts as smallAtFourteen } from '../posts/small-at-fourteen.md?facts';
import { facts as trainingLoadWithoutFear } from '../posts/training-load-without-fear.md?facts';
import { facts as theReel } from '../posts/the-reel.md?facts';
import { facts as whatAPercentileMeans } from '../posts/what-a-percentile-means.md?facts';
import { facts as yourMatchInNumbers } from '../posts/your-match-in-numbers.md?facts';
import { facts as theYoYoTest } from '../posts/the-yo-yo-test.md?facts';
import { facts as noScales } from '../posts/no-scales.md?facts';

/** All articles, in the order of the list. Their texts are downloaded one by one: `article-texts.ts`. */
export const ARTICLES: readonly Article[] = [
  { slug: 'faster-or-luckier', ...fasterOrLuckier },
  { slug: 'nobody-serious-asks-for-a-fee', ...nobodySeriousAsksForAFee },
  { slug: 'ninety-seconds', ...ninetySeconds },
  { slug: 'four-jobs-one-goal', ...fourJobsOneGoal },
  { slug: 'what-early-tests-tell', ...whatEarlyTestsTell },
  { slug: 'your-own-test-day', ...yourOwnTestDay },
  { slug: 'small-at-fourteen', ...smallAtFourteen },
  { slug: 'training-load-without-fear', ...trainingLoadWithoutFear },
  { slug: 'the-reel', ...theReel },
  { slug: 'what-a-percentile-means', ...whatAPercentileMeans },
  { slug: 'your-match-in-numbers', ...yourMatchInNumbers },
  { slug: 'the-yo-yo-test', ...theYoYoTest },
  { slug: 'no-scales', ...noScales },
];
