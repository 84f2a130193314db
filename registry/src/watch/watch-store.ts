import type { Canary } from '@skora/shared/contract';
import { parseJson } from '../lib/json';
import { registryPaths } from '../lib/paths';
import { changeObject } from '../store/change-object';
import type { ReleaseStore } from '../store/release-store';
import {
  addInterval,
  type CanaryCounts,
  type CanaryInterval,
  readCanaryCounts,
  storeCanaryCounts,
} from './canary-intervals';
import { addCounts, type Counts, readCounts, type Side } from './counts';

const KEPT_DAYS = 90;
/** Entries of a day: more than a site has releases, and as much as is read for a page. */
const MOST_ENTRIES = 500;
const DAY_MS = 24 * 3_600_000;
const DAY_FILE = /^(\d{4}-\d\d-\d\d)\.json$/;

/** Counts of one release of one remote, as visitors of one side had it. */
export interface WatchedCounts {
  id: string;
  release: string;
  side: Side;
  counts: Counts;
}

/** Everything that was counted on one day. */
export interface WatchedDay {
  day: string;
  entries: WatchedCounts[];
}

/** The UTC day of a moment in ms. @example dayOf(Date.now()) // '2026-11-26' */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

function isSide(value: unknown): value is Side {
  return value === 'stable' || value === 'canary' || value === 'other';
}

function readEntry(value: unknown): WatchedCounts[] {
  const { id, release, side, counts } = (value ?? {}) as Partial<Record<keyof WatchedCounts, unknown>>;
  if (typeof id !== 'string' || typeof release !== 'string' || !isSide(side)) return [];
  return [{ id, release, side, counts: readCounts(counts) }];
}

/** @returns null for what is none */
function readEntries(value: unknown): WatchedCounts[] | null {
  const { entries } = (value ?? {}) as { entries?: unknown };
  return Array.isArray(entries) ? entries.flatMap(readEntry) : null;
}

/** Errors of older tabs are counted; nobody mends what they came from, so they are in no group. */
function keep(entry: WatchedCounts): WatchedCounts {
  return entry.side === 'other' ? { ...entry, counts: { ...entry.counts, groups: {} } } : entry;
}

/** Adds up what is of the same release and side. Of more than 500 entries those with the most visits stay. */
export function addEntries(entries: readonly WatchedCounts[]): WatchedCounts[] {
  const sums = new Map<string, WatchedCounts>();
  for (const entry of entries.map(keep)) {
    const label = `${entry.id} ${entry.release} ${entry.side}`;
    const before = sums.get(label);
    sums.set(label, before ? { ...entry, counts: addCounts(before.counts, entry.counts) } : entry);
  }
  const sum = [...sums.values()];
  if (sum.length <= MOST_ENTRIES) return sum;
  return sum.sort((a, b) => b.counts.visits - a.counts.visits).slice(0, MOST_ENTRIES);
}

/** Machines read it, every few seconds: without line breaks it is a third as long. */
function encode(value: object): Buffer {
  return Buffer.from(JSON.stringify(value));
}

/**
 * Keeps in the registry what was counted of the releases. Several sites may add at the same time, and nothing is lost. What is
 * garbage there begins anew. Every method rejects when the store does not answer.
 */
export class WatchStore {
  /** @param warn is told what was garbage */
  constructor(
    private readonly store: ReleaseStore,
    private readonly warn: (line: string) => void = console.warn,
  ) {}

  /** @param day see {@link dayOf} */
  async addDay(day: string, entries: readonly WatchedCounts[]): Promise<void> {
    const path = registryPaths.watchedDay(day);
    await changeObject(
      this.store,
      path,
      (bytes) => ({ entries: addEntries([...(this.parse(path, bytes, readEntries) ?? []), ...entries]) }),
      encode,
    );
  }

  /** @param interval begins as `intervalStart` says */
  async addCanary(
    id: string,
    canary: Pick<Canary, 'release' | 'since'>,
    interval: CanaryInterval,
  ): Promise<void> {
    const path = registryPaths.watchedCanary(id);
    await changeObject(
      this.store,
      path,
      (bytes) => storeCanaryCounts(addInterval(this.parse(path, bytes, readCanaryCounts), canary, interval)),
      encode,
    );
  }

  /** Days on which something was counted, oldest first. @param from first day @param to last day */
  async readDays(from: string, to: string): Promise<WatchedDay[]> {
    const days = (await this.listDays()).filter((day) => day >= from && day <= to);
    const read: WatchedDay[] = [];
    // One after the other: only one file is held as text.
    for (const day of days) {
      const path = registryPaths.watchedDay(day);
      read.push({ day, entries: this.parse(path, await this.store.read(path), readEntries) ?? [] });
    }
    return read;
  }

  /** @returns null when nothing was counted */
  async readCanary(id: string): Promise<CanaryCounts | null> {
    const path = registryPaths.watchedCanary(id);
    return this.parse(path, await this.store.read(path), readCanaryCounts);
  }

  /** Deletes days that are older than 90 days, and visits beside canaries when all are older than a day. @param now ms */
  async prune(now: number): Promise<void> {
    const first = dayOf(now - KEPT_DAYS * DAY_MS);
    const old = (await this.listDays()).filter((day) => day < first);
    for (const day of old) await this.store.delete(registryPaths.watchedDay(day));
    for (const name of await this.store.list(registryPaths.watchedCanaries)) {
      const id = name.replace(/\.json$/, '');
      const newest = (await this.readCanary(id))?.intervals.at(-1)?.start ?? 0;
      if (newest < now - DAY_MS) await this.store.delete(registryPaths.watchedCanary(id));
    }
  }

  private async listDays(): Promise<string[]> {
    const names = await this.store.list(registryPaths.watchedDays);
    return names.flatMap((name) => DAY_FILE.exec(name)?.[1] ?? []).sort();
  }

  private parse<T>(path: string, bytes: Buffer | null, read: (value: unknown) => T | null): T | null {
    if (!bytes) return null;
    try {
      const value = read(parseJson(bytes, path));
      if (value !== null) return value;
    } catch {
      // Said below.
    }
    this.warn(`${path} is not valid: what it counted is lost, and it begins anew.`);
    return null;
  }
}
