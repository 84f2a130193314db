interface Point {
  x: number;
  y: number;
}

/** A move on a pitch of 320 × 140: passes, and the last run. */
export interface Move {
  /** Where the ball went, from back to front. */
  passes: readonly Point[];
  /** Opponents it went past. */
  opponents: readonly Point[];
}

const FNV_PRIME = 16777619;
const FNV_START = 2166136261;

/** Whole numbers below a limit, the same sequence for the same seed on every machine. */
function sequence(seed: string): (below: number) => number {
  let state = FNV_START;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), FNV_PRIME);
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), FNV_PRIME) + 1;
    return (state >>> 8) % below;
  };
}

/** Invents a move for a seed; an article keeps its drawing for ever. */
export function moveOf(seed: string): Move {
  const next = sequence(seed);
  const passes = [24, 84, 146, 206, 262].map((x, index) => ({
    x: x + next(20),
    y: index === 4 ? 52 + next(36) : 20 + next(100),
  }));
  const opponents = [70, 128, 190, 240].map((x) => ({ x: x + next(24), y: 22 + next(98) }));
  return { passes, opponents };
}
