import { hashText } from '@skora/shared/utils';
import type { EvidenceGrade } from '../../../lib/evidence/evidence';
import type { Article } from './article';

interface Point {
  x: number;
  y: number;
}

/** A move on a pitch of 320 × 140: passes, and the last run. */
export interface Move {
  /** Where the ball went, from back to front: one place for each source. */
  passes: readonly Point[];
  /** Opponents it went past: the weaker the evidence, the more of them. */
  opponents: readonly Point[];
}

const MULTIPLIER = 0x01000193;

/** Whole numbers below a limit, the same sequence for the same seed on every machine. */
function sequence(seed: string): (below: number) => number {
  let state = hashText(seed);
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), MULTIPLIER) + 1;
    return (state >>> 8) % below;
  };
}

const OPPONENTS: Record<EvidenceGrade, number> = { strong: 1, mixed: 3, thin: 5 };
const START = 24;
const LENGTH = 238;

/** Draws an article as a move; it keeps its drawing as long as its sources and grade stay. */
export function drawMove({ slug, sources, evidence }: Pick<Article, 'slug' | 'sources' | 'evidence'>): Move {
  const next = sequence(slug);
  const step = LENGTH / Math.max(1, sources.length - 1);
  const passes = sources.map((_source, index) => ({
    x: Math.round(START + index * step) + next(16),
    y: index === sources.length - 1 ? 52 + next(36) : 20 + next(100),
  }));
  const between = 180 / OPPONENTS[evidence];
  const opponents = Array.from({ length: OPPONENTS[evidence] }, (_opponent, index) => ({
    x: Math.round(76 + (index + 0.25) * between) + next(20),
    y: 22 + next(98),
  }));
  return { passes, opponents };
}
