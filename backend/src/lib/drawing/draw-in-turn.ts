import { Problem } from '../http/problem';
import { within } from '../http/within';
import { ROUTE_TIMEOUT_MS } from '../services/services';

interface TurnBounds {
  /** How many wait behind the one at work, at most. */
  waiting: number;
  /** Longest wait of one of them, with its own work, in milliseconds. */
  deadlineMs: number;
}

const busy = () => new Problem(503, { headers: { 'retry-after': '2' } });

/** Work that takes a core and much memory, one at a time. What nobody waits for any more is not begun. */
export function makeTurns({ waiting, deadlineMs }: TurnBounds) {
  let last: Promise<unknown> = Promise.resolve();
  let inside = 0;
  /** @throws Problem 503 when too many wait already, or the wait is over */
  return async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (inside > waiting) throw busy();
    inside += 1;
    let left = false;
    const turn = last
      .then(() => {
        if (left) throw busy();
        return work();
      })
      .finally(() => {
        inside -= 1;
      });
    last = turn.catch(() => undefined);
    try {
      return await within(deadlineMs, turn);
    } finally {
      left = true;
    }
  };
}

/** The one queue of this process for everything that is drawn: pictures, cards and pages of paper. */
export const drawInTurn = makeTurns({ waiting: 24, deadlineMs: ROUTE_TIMEOUT_MS });
