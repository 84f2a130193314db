import type { Canary } from '@skora/shared/contract';
import { withDeadline } from '@skora/shared/utils';
import {
  addEntries,
  addSamples,
  intervalStart,
  dayOf,
  emptySample,
  type CanaryInterval,
  type WatchedCounts,
  type WatchStore,
} from '@skora/registry/watch';
import { WaitingCounts } from './waiting-counts';

/** Where counts go. */
export type CountsSink = Pick<WatchStore, 'addDay' | 'addCanary' | 'prune'>;

const DAYS_EVERY_MS = 60_000;
const CANARIES_EVERY_MS = 5_000;
/** For the last counts of a process that ends. */
const LAST_WRITE_MS = 1_500;

/** Days and intervals that wait at most: more than an outage of a working day. */
const MOST = { days: 3, intervals: 1_000 };

interface CanaryPart {
  id: string;
  canary: Pick<Canary, 'release' | 'since'>;
  interval: CanaryInterval;
}

function addParts(there: CanaryPart, { interval }: CanaryPart): CanaryPart {
  const canary = addSamples(there.interval.canary, interval.canary);
  const stable = addSamples(there.interval.stable, interval.stable);
  return { ...there, interval: { start: interval.start, canary, stable } };
}

/** Gathers counts in memory and adds them to the store: those of canaries soon, those of the day every minute. */
export class CountsKeeper {
  private readonly days: WaitingCounts<WatchedCounts[]>;
  private readonly canaries: WaitingCounts<CanaryPart>;
  private readonly timers: NodeJS.Timeout[] = [];
  private prunedOn = '';

  constructor(
    private readonly sink: CountsSink,
    private readonly warn: (line: string) => void,
    /** Looks at the canaries when what was counted of them is stored. Never rejects. */
    private readonly lookAtCanaries: () => Promise<void>,
  ) {
    this.days = new WaitingCounts({
      add: (there, more) => addEntries([...there, ...more]),
      write: (day, entries) => sink.addDay(day, entries),
      most: MOST.days,
      warn,
    });
    this.canaries = new WaitingCounts({
      add: addParts,
      write: (_key, { id, canary, interval }) => sink.addCanary(id, canary, interval),
      most: MOST.intervals,
      warn,
    });
  }

  addToDay(counted: WatchedCounts[], now = Date.now()): void {
    this.days.put(dayOf(now), counted);
  }

  /** @param canaries those there are now, by the id of their remote */
  addToCanaries(
    counted: readonly WatchedCounts[],
    canaries: ReadonlyMap<string, Canary>,
    now = Date.now(),
  ): void {
    for (const { id, side, counts } of counted) {
      const canary = canaries.get(id);
      if (!canary || side === 'other') continue;
      const { release, since } = canary;
      const start = intervalStart(canary, now);
      const { visits, failures, errors, weak, rated } = counts;
      const sample = { visits, failures, errors, weak, rated };
      const interval = { start, canary: emptySample(), stable: emptySample(), [side]: sample };
      this.canaries.put(`${id} ${release} ${start}`, { id, canary: { release, since }, interval });
    }
  }

  /** Begins to write from time to time. */
  start(): void {
    this.timers.push(
      setInterval(() => void this.flushDays(), DAYS_EVERY_MS).unref(),
      setInterval(() => void this.flushCanaries(), CANARIES_EVERY_MS).unref(),
    );
  }

  async flushDays(now = Date.now()): Promise<void> {
    await this.days.flush();
    if (this.prunedOn === dayOf(now)) return;
    this.prunedOn = dayOf(now);
    await this.sink.prune(now).catch((error: unknown) => this.warn(`Old counts stay for now: ${error}`));
  }

  async flushCanaries(): Promise<void> {
    await this.canaries.flush();
    await this.lookAtCanaries();
  }

  /** Writes what there is, as far as the store takes it soon. */
  async end(): Promise<void> {
    for (const timer of this.timers.splice(0)) clearInterval(timer);
    const last = Promise.all([this.days.flush(), this.canaries.flush()]);
    await withDeadline(last, LAST_WRITE_MS, 'The registry').catch((error: unknown) =>
      this.warn(String(error)),
    );
  }
}
