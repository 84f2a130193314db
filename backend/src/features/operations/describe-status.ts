import type { ReleaseEvent } from '@skora/shared/contract';
import type { CanaryStatus, RemoteStatus } from '@skora/registry/publish';
import { COMPARED, describeComparison, rateOf } from '@skora/registry/watch';
import type { Static } from 'typebox';
import type { canarySchema, eventSchema, remoteSchema } from './schema';

const EVENTS = 10;

function describeEvent(event: ReleaseEvent): Static<typeof eventSchema> {
  const { at, action, release, who, commit = null, notes = null } = event;
  return { at, action, release, who, commit, notes };
}

function describeCanary(canary: CanaryStatus, stable: string): Static<typeof canarySchema> {
  const { live, weight, since = null, steps = [], everyMs = null, comparison } = canary;
  return {
    ...{ ...live, weight, since, steps, everyMs },
    verdict: comparison?.verdict ?? 'unknown',
    words: comparison && describeComparison(comparison, stable),
    rates: comparison
      ? COMPARED.map((what) => ({
          what,
          canary: rateOf(what, comparison.canary),
          stable: rateOf(what, comparison.stable),
        }))
      : [],
  };
}

/** What an admin sees of a remote, or of the host. */
export function describeRemote(status: RemoteStatus): Static<typeof remoteSchema> {
  const { id, owner, stable, retired, before, canary, history } = status;
  const { visits, failures, errors } = status.counts;
  return {
    ...{ id, owner, stable, retired, before },
    canary: canary && stable && describeCanary(canary, stable.release),
    recent: { visits, failures, errors },
    history: history.slice(0, EVENTS).map(describeEvent),
  };
}
