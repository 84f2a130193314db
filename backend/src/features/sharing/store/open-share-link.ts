import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { ADULT_AGE } from '@skora/domain';
import {
  ageOn,
  guardianConsentRef,
  mayBeSeen,
  type PrivateAccount,
  privateAccountRef,
  standingRefs,
} from '../../account';
import { isLive, shareKey, type ShareLink } from '../../share-links';

/** What became of the address of a CV. */
export type OpenedLink =
  | { kind: 'unknown' }
  | { kind: 'gone' }
  | { kind: 'open'; key: string; link: ShareLink; isAdult: boolean; account: PrivateAccount };

/**
 * Looks an address up; looking changes nothing. It is gone when it was ended or is over, while the account is not open
 * or is going to be deleted, and as soon as a minor's guardian does not agree any more.
 */
export async function openShareLink(db: Firestore, token: string, now: number): Promise<OpenedLink> {
  const key = shareKey(token);
  const link = key && ((await db.doc(`shareLinks/${key}`).get()).data() as ShareLink | undefined);
  if (!key || !link) return { kind: 'unknown' };
  if (!isLive(link, now)) return { kind: 'gone' };
  const [found, consent, user, deletion] = await db.getAll(
    privateAccountRef(db, link.uid),
    guardianConsentRef(db, link.uid, 'publishing'),
    ...standingRefs(db, link.uid),
  );
  const account = found?.data() as PrivateAccount | undefined;
  if (!account || !mayBeSeen(user, deletion)) return { kind: 'gone' };
  const isAdult = ageOn(account.dateOfBirth, now) >= ADULT_AGE;
  if (!isAdult && (consent?.get('status') !== 'approved' || link.audience === 'public'))
    return { kind: 'gone' };
  return { kind: 'open', key, link, isAdult, account };
}

/** Counts that a CV was opened: the day, and nothing about who did. */
export async function countView(db: Firestore, key: string, now: number): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  await db.doc(`shareLinks/${key}`).update({ [`views.${day}`]: FieldValue.increment(1) });
}
