import { DAY_MS } from '@skora/domain';
import { Timestamp } from 'firebase-admin/firestore';
import type { MailEventKind, MailSource } from '../log/mail-event';

/**
 * - `needed`: somebody asked for it right now, it guards an account, or the law wants it told
 * - `operator`: to an inbox of the operator
 * - `last`: to somebody of whom nothing is kept any more; as a notice, and not recorded
 * - `notice`: everything else
 */
export type MailPurpose = 'needed' | 'operator' | 'notice' | 'last';

type SuppressionReason = 'hard-bounce' | 'complaint' | 'manual' | 'soft-bounces';

/** `mailSuppressions/{key of the address}`: why mails to it are withheld. */
export interface StoredSuppression {
  reason: SuppressionReason;
  /** When what counts happened last. */
  at: Timestamp;
  provider: MailSource;
  /** Until when; `null`: until it is lifted. */
  until: Timestamp | null;
  /** Of soft bounces: how many since `since`. */
  count?: number;
  since?: Timestamp;
  /** Of soft bounces: when they are forgotten. */
  expireAt?: Timestamp;
}

const HOUR_MS = 3_600_000;
/** How long notices wait after the first soft bounce, the second, and so on. */
const SOFT_WAITS_MS = [HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS];
/** Soft bounces within so long belong together. */
const SOFT_WINDOW_MS = 14 * DAY_MS;
/** After one soft bounce more than there are waits, notices stop for so long. */
const SOFT_STOP_MS = 30 * DAY_MS;

/** After a hard bounce, a mail that is needed is tried again: its owner may have the mailbox again, and could not prove it. */
const HARD_WAIT_MS = 7 * DAY_MS;

/** A reason is only replaced by one that says more. */
const WEIGHT: Readonly<Record<SuppressionReason, number>> = {
  'soft-bounces': 0,
  complaint: 1,
  'hard-bounce': 2,
  manual: 3,
};

/** Whether mails stop because of soft bounces, instead of waiting. */
const hasStopped = ({ count = 0 }: StoredSuppression) => count > SOFT_WAITS_MS.length;

/** Adds a soft bounce to those of the last two weeks. */
function addSoftBounce(
  stored: StoredSuppression | undefined,
  provider: MailSource,
  at: number,
): StoredSuppression {
  const since = stored?.since?.toMillis() ?? at;
  const goesOn = stored?.count !== undefined && at - since < SOFT_WINDOW_MS;
  const count = goesOn ? (stored.count ?? 0) + 1 : 1;
  const begin = goesOn ? since : at;
  const until = at + (SOFT_WAITS_MS[count - 1] ?? SOFT_STOP_MS);
  return {
    reason: 'soft-bounces',
    at: Timestamp.fromMillis(at),
    provider,
    until: Timestamp.fromMillis(until),
    count,
    since: Timestamp.fromMillis(begin),
    expireAt: Timestamp.fromMillis(Math.max(until, begin + SOFT_WINDOW_MS)),
  };
}

/**
 * What is known about an address after an event.
 *
 * @param at when it happened, milliseconds since 1970
 * @returns what to keep: `undefined` for nothing; `stored` itself when nothing changes
 */
export function suppressionAfter(
  stored: StoredSuppression | undefined,
  event: { kind: MailEventKind | 'manual'; at: number },
  provider: MailSource,
): StoredSuppression | undefined {
  const { kind, at } = event;
  const isSoft = stored === undefined || stored.reason === 'soft-bounces';
  if (kind === 'deferred') return stored;
  if (kind === 'delivered') return isSoft && (stored?.at.toMillis() ?? 0) <= at ? undefined : stored;
  if (kind === 'soft-bounce') return isSoft ? addSoftBounce(stored, provider, at) : stored;
  const isRepeated = stored?.reason === kind && kind === 'hard-bounce' && stored.at.toMillis() < at;
  if (stored && WEIGHT[stored.reason] >= WEIGHT[kind] && !isRepeated) return stored;
  return { reason: kind, at: Timestamp.fromMillis(at), provider, until: null };
}

/** Whether a mail may go to an address now; `until` is in milliseconds since 1970. */
export type Passage = { kind: 'goes' } | { kind: 'waits'; until: number } | { kind: 'stops' };

const GOES: Passage = { kind: 'goes' };
const STOPS: Passage = { kind: 'stops' };

/** What an address of which this is known means for a mail of this purpose. @param now milliseconds since 1970 */
export function judgePassage(
  stored: StoredSuppression | undefined,
  purpose: MailPurpose,
  now: number,
): Passage {
  if (stored === undefined) return GOES;
  const { reason } = stored;
  if (reason === 'manual') return STOPS;
  if (purpose === 'operator') return GOES;
  const isTriedAgain = purpose === 'needed' && stored.at.toMillis() + HARD_WAIT_MS <= now;
  if (reason === 'hard-bounce') return isTriedAgain ? GOES : STOPS;
  if (purpose === 'needed') return GOES;
  if (reason === 'complaint') return STOPS;
  const until = stored.until?.toMillis() ?? 0;
  if (until <= now) return GOES;
  return hasStopped(stored) ? STOPS : { kind: 'waits', until };
}
