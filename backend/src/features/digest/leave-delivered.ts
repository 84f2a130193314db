import type { DeliveryLog } from '../../lib/mail/log/delivery-log';
import { postponeRecipient, settleRecipient, type Claim } from './store/digest-recipient-store';
import type { DigestDeps } from './digest-deps';

const LOG_AWAY_MS = 60_000;

interface Asking extends Pick<DigestDeps, 'firestore' | 'now' | 'log'> {
  issue: string;
  deliveryLog: DeliveryLog | null;
  toMessageId: (key: string) => string;
}

/**
 * Settles those whose mail has left although nobody wrote it down. While the log does not answer they wait: a digest that
 * comes later is better than one that comes twice. Without a log nobody can tell, and they are served again.
 *
 * @returns whom to serve, and whether the log is there
 */
export async function leaveDelivered(
  { firestore, issue, deliveryLog, toMessageId, now, log }: Asking,
  claims: Claim[],
): Promise<{ toServe: Claim[]; there: boolean }> {
  const unsure = claims.filter((claim) => claim.unsure);
  if (deliveryLog === null || unsure.length === 0) return { toServe: claims, there: true };
  const sure = claims.filter((claim) => !claim.unsure);
  try {
    const accepted = await deliveryLog.accepted(unsure.map(({ key }) => toMessageId(key)));
    const [left, kept] = [[] as Claim[], [] as Claim[]];
    for (const claim of unsure) (accepted.has(toMessageId(claim.key)) ? left : kept).push(claim);
    await Promise.all(left.map(({ key }) => settleRecipient(firestore, issue, key, 'sent')));
    return { toServe: [...kept, ...sure], there: true };
  } catch (error) {
    log.warn({ issue, reason: error instanceof Error ? error.name : 'unknown' }, 'delivery log unavailable');
    const at = now() + LOG_AWAY_MS;
    await Promise.all(
      unsure.map(({ key, attempts }) => postponeRecipient(firestore, issue, key, at, attempts, true)),
    );
    return { toServe: sure, there: false };
  }
}
