import { withDeadline } from '../with-deadline';

const DEADLINE_MS = 1000;

/** Values that are read when they are asked for and are no longer new. One read at a time, however often it is asked. */
export class Reading {
  #freshUntil = 0;
  #underWay: Promise<void> | null = null;

  /** @param freshMs how long values count as new, and a failure is not repeated */
  constructor(
    private readonly freshMs: number,
    private readonly read: () => Promise<void>,
    private readonly deadlineMs = DEADLINE_MS,
  ) {}

  /** Resolves when the values are new, could not be read, or take too long; never rejects. */
  async refresh(now = Date.now()): Promise<void> {
    if (now >= this.#freshUntil && this.#underWay === null) {
      this.#freshUntil = now + this.freshMs;
      // Inside a promise, so that it does not matter how a read fails.
      this.#underWay = Promise.resolve()
        .then(this.read)
        .catch(() => undefined)
        .finally(() => {
          this.#underWay = null;
        });
    }
    if (this.#underWay) await withDeadline(this.#underWay, this.deadlineMs).catch(() => undefined);
  }
}
