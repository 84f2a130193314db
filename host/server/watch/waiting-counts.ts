import { NoAnswer } from '@skora/shared/utils';

/** A write that has not ended by then may still come through, so it is not repeated: nothing must count twice. */
const GIVE_UP_MS = 60_000;

/** After which somebody has to look, in ms. */
const STUCK_MS = 3_600_000;

interface WaitingOptions<Value> {
  /** Adds what came to what waits. */
  add: (there: Value, more: Value) => Value;
  /** Adds to what is stored. Rejects when nothing of it was stored. */
  write: (key: string, value: Value) => Promise<void>;
  /** Keys that fit; others are lost while so many wait. */
  most: number;
  warn: (line: string) => void;
}

/** As `withDeadline`, with a timer that does not keep a process from ending: then nobody waits for the write any more. */
async function giveUpLate(write: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = new NoAnswer(`The registry took longer than ${GIVE_UP_MS} ms`);
    timer = setTimeout(() => reject(error), GIVE_UP_MS).unref();
  });
  await Promise.race([write, late]).finally(() => clearTimeout(timer));
}

/** Counts that wait to be written. What a store does not take stays and is tried again; nobody waits for it. */
export class WaitingCounts<Value> {
  private readonly waiting = new Map<string, Value>();
  private writing: Promise<void> | null = null;
  /** When it was last said that writing fails; null while it succeeds. */
  private warnedAt: number | null = null;

  constructor(private readonly options: WaitingOptions<Value>) {}

  put(key: string, value: Value): void {
    const there = this.waiting.get(key);
    if (there === undefined && this.waiting.size >= this.options.most) return;
    this.waiting.set(key, there === undefined ? value : this.options.add(there, value));
  }

  /** Writes what waits, unless that is under way. Never rejects. */
  flush(): Promise<void> {
    this.writing ??= this.writeAll().finally(() => {
      this.writing = null;
    });
    return this.writing;
  }

  private async writeAll(): Promise<void> {
    const batch = [...this.waiting];
    this.waiting.clear();
    await Promise.all(batch.map(([key, value]) => this.writeOne(key, value)));
  }

  private async writeOne(key: string, value: Value): Promise<void> {
    try {
      await giveUpLate(Promise.resolve().then(() => this.options.write(key, value)));
      this.warnedAt = null;
    } catch (error) {
      const isLost = error instanceof NoAnswer;
      if (!isLost) this.put(key, value);
      this.warn(`Counts of visits ${isLost ? 'are lost' : 'wait, they could not be written'}: ${error}`);
    }
  }

  /** Says the first failure, and every hour that it goes on; an alarm knows that line by its words. */
  private warn(line: string): void {
    const isStuck = this.warnedAt !== null && Date.now() - this.warnedAt >= STUCK_MS;
    if (this.warnedAt !== null && !isStuck) return;
    this.options.warn(isStuck ? 'counts of visits not written for an hour' : line);
    this.warnedAt = Date.now();
  }
}
