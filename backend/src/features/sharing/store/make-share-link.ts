import { randomUUID } from 'node:crypto';
import { ENTITLEMENTS, parseTier } from '@skora/shared/contract';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { ADULT_AGE, DAY_MS } from '@skora/domain';
import {
  ageOn,
  audit,
  deletionRef,
  type GuardianConsent,
  guardianConsentRef,
  type PrivateAccount,
  privateAccountRef,
  sharingConsent,
  sharingCountsFrom,
} from '../../account';
import { linkBudgets } from '../domain/share-budgets';
import {
  endsAt,
  isLive,
  type LinkAudience,
  shareKey,
  type ShareLink,
  queryShareLinks,
  shareToken,
} from '../../share-links';
import { checkBudgets } from '../../../lib/budgets/request-budget-store';

interface NewShareLink {
  uid: string;
  label: string;
  audience: LinkAudience;
  days: number;
}

type Refusal = 'not-open' | 'adults-only' | 'guardian-needed' | 'agreement-waits' | 'limit';
type Outcome = { kind: 'made'; link: ShareLink } | { kind: Refusal } | { kind: 'later'; wait: number };

/** Links that are over answer 410 for a year, then they are removed. */
const KEPT_MS = 365 * DAY_MS;

interface Records {
  user: DocumentSnapshot | undefined;
  account: DocumentSnapshot | undefined;
  asked: DocumentSnapshot | undefined;
  opened: DocumentSnapshot | undefined;
  deletion: DocumentSnapshot | undefined;
}

/** Why this player may not have such a link now. */
function findRefusal(
  { user, account: found, asked, opened, deletion }: Records,
  audience: LinkAudience,
  live: number,
  now: number,
): Refusal | null {
  const account = found?.data() as PrivateAccount | undefined;
  if (user?.get('status') !== 'active' || !account || deletion?.exists === true) return 'not-open';
  const isAdult = ageOn(account.dateOfBirth, now) >= ADULT_AGE;
  const consent = sharingConsent({
    account,
    asked: asked?.data() as GuardianConsent | undefined,
    opened: opened?.data() as GuardianConsent | undefined,
  });
  if (!isAdult && audience === 'public') return 'adults-only';
  const countsFrom = sharingCountsFrom(consent);
  if (!isAdult && countsFrom === null) return 'guardian-needed';
  if (!isAdult && countsFrom !== null && countsFrom > now) return 'agreement-waits';
  return live >= ENTITLEMENTS[parseTier(user.get('tierLevel'))].shareLinks ? 'limit' : null;
}

/**
 * Makes a link. Age, the guardian's agreement and the number of live links the plan allows are checked in the
 * transaction that writes it.
 * @param secret what tokens are made with
 */
export function makeShareLink(
  db: Firestore,
  secret: string,
  { uid, label, audience, days }: NewShareLink,
  now: number,
): Promise<Outcome> {
  const linkId = randomUUID();
  const key = shareKey(shareToken(secret, linkId));
  if (key === null) throw new Error('A token of ours has another form.');
  return db.runTransaction<Outcome>(async (transaction) => {
    const [user, account, asked, opened, deletion] = await transaction.getAll(
      db.doc(`users/${uid}`),
      privateAccountRef(db, uid),
      guardianConsentRef(db, uid, 'publishing'),
      guardianConsentRef(db, uid),
      deletionRef(db, uid),
    );
    const budget = await checkBudgets(db, transaction, linkBudgets(uid), now);
    // Outside the transaction, which would lock the links of all players in the emulator and all of this player's in
    // production. Two links at the same moment change the same budget, so the second runs again and finds the first.
    const stored = await queryShareLinks(db, uid).get();
    const live = stored.docs.filter((doc) => isLive(doc.data() as ShareLink, now)).length;
    const refusal = findRefusal({ user, account, asked, opened, deletion }, audience, live, now);
    if (refusal) return { kind: refusal };
    if (budget.wait > 0) return { kind: 'later', wait: budget.wait };

    const link: ShareLink = {
      uid,
      linkId,
      label,
      audience,
      createdAt: Timestamp.fromMillis(now),
      expiresAt: Timestamp.fromMillis(now + days * DAY_MS),
      revokedAt: null,
      views: {},
    };
    budget.spend();
    audit(db, transaction, uid, 'cv-link-made', now);
    transaction.create(db.doc(`shareLinks/${key}`), link);
    for (const { ref, ...doc } of stored.docs.map((one) => ({
      ref: one.ref,
      ...(one.data() as ShareLink),
    }))) {
      if (endsAt(doc) + KEPT_MS < now) transaction.delete(ref);
    }
    return { kind: 'made', link };
  });
}
