import { MissingReleaseError, type ReleaseStore, UntrustedError } from '@skora/registry';
import { ChangedError, ImpossibleError, UnfitReleaseError } from '@skora/registry/publish';
import { withDeadline } from '@skora/shared/utils';
import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '../../lib/http/problem';

/** How long somebody waits for the registry; less than for the whole route. */
const DEADLINE_MS = 5000;

function unavailable(detail: string): Problem {
  return new Problem(503, { type: 'registry-unavailable', detail, headers: { 'retry-after': '10' } });
}

/** Why a release cannot be shown. */
const UNFIT = [ImpossibleError, UnfitReleaseError, UntrustedError, MissingReleaseError];

/** What the registry refuses for a reason that an admin can do something about. */
function refusalOf(error: unknown): Problem | null {
  if (error instanceof ChangedError)
    return new Problem(409, { type: 'release-changed', detail: error.message });
  if (error instanceof Error && UNFIT.some((kind) => error instanceof kind))
    return new Problem(409, { type: 'release-refused', detail: error.message });
  return null;
}

/**
 * Asks the registry, for a bounded time.
 * @param deadlineMs at most
 * @throws Problem 503 `registry-unavailable` when there is none or it does not answer, 409 when it refuses
 */
export async function askRegistry<Answer>(
  store: ReleaseStore | undefined,
  log: FastifyBaseLogger,
  ask: (store: ReleaseStore) => Promise<Answer>,
  deadlineMs = DEADLINE_MS,
): Promise<Answer> {
  if (!store) throw unavailable('No registry is set up. Set REGISTRY for the backend.');
  try {
    return await withDeadline(ask(store), deadlineMs);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) throw refusal;
    log.error({ err: error }, 'the registry does not answer');
    throw unavailable('The registry of releases does not answer.');
  }
}
