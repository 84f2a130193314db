import { DAY_MS, HOUR_MS } from '@skora/domain';
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

/** Why mails to an address are withheld. */
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
  /** When mails were let go again last; what happened before that counts no more. */
  liftedAt?: Timestamp;
}

/** Mails go to an address again. */
export interface LiftedSuppression {
  reason?: undefined;
  /** The same moment, for earlier releases: they read it of each entry, and let mails go that are needed. */
  at: Timestamp;
  liftedAt: Timestamp;
  expireAt: Timestamp;
}

/** `mailSuppressions/{key of the address}` */
export type KnownAddress = StoredSuppression | LiftedSuppression;

/** How long notices wait after the first soft bounce, the second, and so on. */
const SOFT_WAITS_MS = [HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS];
/** Soft bounces within so long belong together. */
const SOFT_WINDOW_MS = 14 * DAY_MS;
/** After one soft bounce more than there are waits, notices stop for so long. */
const SOFT_STOP_MS = 30 * DAY_MS;

/** After a hard bounce, a mail that is needed is tried again: its owner may have the mailbox again, and could not prove it. */
const HARD_WAIT_MS = 7 * DAY_MS;

/** Longer than services send an event again, and no longer than soft bounces are kept, which keep a lift with them. */
const KEEP_LIFT_MS = SOFT_WINDOW_MS;

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

/** What is kept of an address to which mails were let go. @param at milliseconds since 1970 */
export function liftedAt(at: number): LiftedSuppression {
  const moment = Timestamp.fromMillis(at);
  return { at: moment, liftedAt: moment, expireAt: Timestamp.fromMillis(at + KEEP_LIFT_MS) };
}

/** Whether mails to an address are withheld, from some purposes at least. */
export function isSuppressed(known: KnownAddress | undefined): known is StoredSuppression {
  return known?.reason !== undefined;
}

interface AddressEvent {
  kind: MailEventKind | 'manual';
  /** When it happened, milliseconds since 1970. */
  at: number;
}

/**
 * What is known about an address after an event. An event from before the last lift changes nothing, however late it is
 * told.
 *
 * @returns what to keep: `undefined` for nothing; `known` itself when nothing changes
 */
export function suppressionAfter(
  known: KnownAddress | undefined,
  event: AddressEvent,
  provider: MailSource,
): KnownAddress | undefined {
  const lift = known?.liftedAt;
  // In whole seconds, as some services tell the time. What an operator says is never late.
  const isLate = lift !== undefined && event.kind !== 'manual' && event.at < lift.seconds * 1000;
  if (isLate) return known;
  const stored = isSuppressed(known) ? known : undefined;
  const next = follow(stored, event, provider);
  if (next === stored) return known;
  if (lift === undefined) return next;
  return next === undefined ? liftedAt(lift.toMillis()) : { ...next, liftedAt: lift };
}

/** What suppresses an address after an event; `stored` itself when nothing changes. */
function follow(
  stored: StoredSuppression | undefined,
  event: AddressEvent,
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
export function judgePassage(stored: KnownAddress | undefined, purpose: MailPurpose, now: number): Passage {
  if (!isSuppressed(stored)) return GOES;
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
