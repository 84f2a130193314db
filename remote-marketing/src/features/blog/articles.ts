import type { Article } from './article';
import { fasterOrLuckier } from './articles/faster-or-luckier';
import { trainingLoadWithoutFear } from './articles/training-load-without-fear';
import { whatEarlyTestsTell } from './articles/what-early-tests-tell';

/** All articles, newest first. */
export const ARTICLES: readonly Article[] = [fasterOrLuckier, whatEarlyTestsTell, trainingLoadWithoutFear];
