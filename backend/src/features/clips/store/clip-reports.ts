import type { ClipReportReason } from '@skora/domain';
import { isListingId } from '../domain/clip-listing';
import { isHidden, withReport } from '../domain/clip-review';
import { clipReportBudget, reporterKey } from '../domain/clip-report-budgets';
import { weighReport } from '../domain/report-weight';
import type { Outbox } from '../../../lib/mail/outbox';
import { clipParts, leadsTo, type ClipPointer } from './clip-listing';
import { clipReporterRef, parseOutcomes } from './clip-reporters';
import { clipReviews, keepReview, newReview, parseReview, type StoredClipReview } from './clip-review';
import { checkBudgets } from '../../../lib/budgets/request-budget-store';
import { parseClip } from '@skora/domain';
import type { Firestore } from 'firebase-admin/firestore';

interface Deps {
  firestore: Firestore;
  outbox: Outbox;
  config: { linkSecret: string; contact: { inbox: string | null; safeguardingInbox: string | null } };
}

/** What somebody says about a clip of the gallery. */
interface NewClipReport {
  /** Id of the clip in the gallery; untrusted. */
  listing: string;
  reason: ClipReportReason;
  message: string;
  /** Where it comes from; only keys made of it are kept. */
  address: string;
}

/** What waits about the clips of a player. Past the transaction: a query within would lock clips of other players. */
async function readWaiting(db: Firestore, uid: string): Promise<StoredClipReview[]> {
  const { docs } = await clipReviews(db).where('uid', '==', uid).get();
  return docs.map((entry) => entry.data() as StoredClipReview);
}

/**
 * Keeps a report for somebody to look at, and hides the clip at once where it must not wait. Unknown clips, and clips
 * that are gone, get the same answer.
 * @returns whole seconds to wait when the household's day is used up; 0 when it was taken
 */
export async function keepClipReport(
  { firestore: db, outbox, config }: Deps,
  { listing, reason, message, address }: NewClipReport,
  now: number,
): Promise<number> {
  const key = reporterKey(config.linkSecret, address);
  return outbox.transaction(async (transaction, post) => {
    const budget = clipReportBudget(config.linkSecret, address, now);
    const record = await transaction.get(clipReporterRef(db, key));
    const { wait, spend } = await checkBudgets(db, transaction, [budget], now);
    if (wait > 0) return wait;
    const stored = isListingId(listing) ? await transaction.get(db.doc(`publicClips/${listing}`)) : null;
    const pointer = stored?.data() as ClipPointer | undefined;
    const [found, known] = pointer ? await transaction.getAll(...clipParts(db, pointer)) : [];
    const clip = found?.exists ? parseClip({ id: found.id, fields: found.data() ?? {} }) : null;
    spend();
    if (!pointer || !clip || !leadsTo(pointer, clip)) return 0;
    const { uid, slot } = pointer;
    // After the household's budget was read, which its next report waits for: of many at once each sees those before it.
    const reviews = await readWaiting(db, uid);
    const before = parseReview(known, clip) ?? newReview(uid, clip, known);
    const mine = reviews.filter((review) => review.slot !== slot);
    const hasReportedPlayer = mine.some(({ reporters }) => reporters.some((one) => one.key === key));
    const weight = weighReport(reason, parseOutcomes(record, now), hasReportedPlayer);
    const changedAt = clip.updatedAt?.getTime() ?? 0;
    const after: StoredClipReview = {
      ...before,
      ...withReport(before, { reason, message, at: now, weight }, key, changedAt),
    };
    keepReview(db, transaction, after, known);
    // Once when somebody has to look, and once more when it is hidden.
    const { inbox, safeguardingInbox } = config.contact;
    const to = isHidden(after.state) ? (safeguardingInbox ?? inbox) : inbox;
    if (to !== null && after.state !== before.state) post({ kind: 'clip-review', to, uid, slot });
    return 0;
  });
}
