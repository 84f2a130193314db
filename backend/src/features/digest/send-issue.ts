import type { DeliveryLog } from '../../lib/mail/log/delivery-log';
import type { Mailer } from '../../lib/mail/mailer';
import { mayHaveLeft } from '../../lib/mail/may-have-left';
import type { RenderedMail } from '../../lib/mail/layout';
import {
  claimRecipients,
  postponeRecipient,
  settleRecipient,
  type Claim,
} from './store/digest-recipient-store';
import { judgeFailure } from './domain/delivery-failure';
import type { DigestDeps } from './digest-deps';
import { leaveDelivered } from './leave-delivered';

const BATCH = 50;
/** Batches that are sent over the same connections. */
const BATCHES = 10;
/** Mails on their way at the same time, each on a connection of its own. */
export const CONNECTIONS = 10;
/** The longest a mail may take: when less is left of a lease, somebody else may take the recipient meanwhile. */
const LEASE_RESERVE_MS = 60_000;
const SERVER_AWAY_MS = 60_000;

interface Sending extends DigestDeps {
  issue: string;
  mailer: Mailer;
  deliveryLog: DeliveryLog | null;
  mailFor: (key: string) => RenderedMail;
}

/** The same in every attempt: by it the delivery log, and mailboxes, know a mail again. */
function mailId(issue: string, key: string): string {
  return `digest.${issue}.${key.slice(0, 32)}`;
}

/** @returns false when the mail server is away */
async function serve(sending: Sending, { key, email, attempts }: Claim): Promise<boolean> {
  const { firestore, issue, mailer, mailFor, now, log } = sending;
  if (email === null) {
    await settleRecipient(firestore, issue, key, 'left');
    return true;
  }
  try {
    const label = { id: mailId(issue, key), kind: 'digest', uid: null, purpose: 'notice' } as const;
    await mailer.send(email, label, () => mailFor(key));
  } catch (error) {
    const failure = judgeFailure(error, attempts + 1, now());
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    // Mail servers repeat addresses in their messages, so the message itself is not logged.
    log.warn({ issue, code, responseCode, failure: failure.kind }, 'digest not delivered to a subscriber');
    if (failure.kind === 'undeliverable') await settleRecipient(firestore, issue, key, 'undeliverable');
    else {
      const [wait, counted] = failure.kind === 'later' ? [failure.wait, 1] : [SERVER_AWAY_MS, 0];
      const at = now() + wait;
      await postponeRecipient(firestore, issue, key, at, attempts + counted, mayHaveLeft(error));
    }
    return failure.kind !== 'server-away';
  }
  await settleRecipient(firestore, issue, key, 'sent');
  return true;
}

/** Serves a batch over all connections. @returns false when the mail server is away */
async function serveBatch(sending: Sending, claims: Claim[]): Promise<boolean> {
  const { firestore, issue, now, closing, goOn } = sending;
  let there = true;
  async function serveNext(): Promise<void> {
    for (let claim = claims.shift(), first = true; claim; claim = claims.shift(), first = false) {
      const timeIsOver = closing.aborted || (!first && !goOn());
      if (!there || timeIsOver || claim.leaseEnds - now() < LEASE_RESERVE_MS) {
        await postponeRecipient(firestore, issue, claim.key, now(), claim.attempts, false);
      } else if (!(await serve(sending, claim))) there = false;
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, serveNext));
  return there;
}

/**
 * Sends an issue to some of those who wait for it; to one batch at least, and to more while there is time.
 *
 * @returns how many were taken, 0 when nobody waits, and whether the mail server and the delivery log were there
 */
export async function sendIssue(sending: Sending): Promise<{ served: number; there: boolean }> {
  const { firestore, issue, now, goOn, mailer } = sending;
  const toMessageId = (key: string) => mailer.toMessageId(mailId(issue, key));
  let served = 0;
  for (let batch = 0; batch < BATCHES && (batch === 0 || goOn()); batch += 1) {
    const claims = await claimRecipients(firestore, issue, now(), BATCH);
    if (claims.length === 0) break;
    served += claims.length;
    const { toServe, there } = await leaveDelivered({ ...sending, toMessageId }, claims);
    if (!(await serveBatch(sending, toServe)) || !there) return { served, there: false };
  }
  return { served, there: true };
}
