import type { PageRemote } from '@skora/shared/contract';
import { BEACON_LIMITS, type Beacon, type BeaconError, type BeaconRemote, type BeaconSlot } from './beacon';
import { describeHandled, describeUncaught } from './describe-error';
import { notes } from './notes';
import { takeUncaughtErrors } from './uncaught-errors';

function inMs(value: number): number {
  return Math.min(Math.max(Math.round(value), 0), BEACON_LIMITS.ms);
}

function takeErrors(remotes: readonly PageRemote[]): BeaconError[] {
  const handled = notes.errors.splice(0).map(describeHandled);
  const uncaught = takeUncaughtErrors().map((event) => describeUncaught(event, remotes));
  const all = [...handled, ...uncaught].filter((error) => error !== null);
  // React tells of one error at several places; the same one twice says no more.
  const distinct = new Map(all.map((error) => [`${error.kind} ${error.hash} ${error.at}`, error]));
  return [...distinct.values()].slice(0, BEACON_LIMITS.errors);
}

/** Makes beacons of what the page has noted. Each says what came since the one before. */
export class BeaconCollector {
  private readonly told = new Map<string, NonNullable<BeaconRemote['told']>>();

  constructor(
    private readonly build: string,
    private readonly remotes: readonly PageRemote[],
  ) {}

  take(part: Beacon['part'], vitals: Beacon['vitals'] = {}, longTasks = 0): Beacon {
    const slots = notes.slots.splice(0).map((slot) => ({ ...slot, ms: inMs(slot.ms) }));
    const errors = takeErrors(this.remotes);
    return {
      v: 1,
      part,
      host: this.build,
      remotes: this.takeRemotes(slots, errors),
      slots,
      errors,
      vitals,
      longTasks,
      navigations: notes.navigations.splice(0).map(inMs),
    };
  }

  private takeRemotes(slots: readonly BeaconSlot[], errors: readonly BeaconError[]): BeaconRemote[] {
    return this.remotes.flatMap(({ id, release }) => {
      const own = slots.filter((slot) => slot.id === id);
      const hasFailed = own.some(({ stage }) => stage !== undefined);
      const hasThrown = errors.some(({ remote }) => remote === id);
      const told = this.told.get(id);
      if (own.length === 0 && !hasThrown && !told) return [];
      const now = [...(hasFailed ? ['failure' as const] : []), ...(hasThrown ? ['error' as const] : [])];
      this.told.set(id, [...new Set([...(told ?? []), ...now])]);
      return [{ id, release, ...(told && { told }) }];
    });
  }
}
