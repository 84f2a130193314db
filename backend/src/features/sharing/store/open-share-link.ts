import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { ADULT_AGE, contactReceiver, type ContactReceiver } from '@skora/domain';
import {
  ageOn,
  type GuardianConsent,
  guardianConsentRef,
  isRegisteredAsMinor,
  mayBeSeen,
  type PrivateAccount,
  privateAccountRef,
  sharingConsent,
  sharingCountsFrom,
  standingRefs,
} from '../../account';
import { noticeFor } from '../../notifications';
import { isLive, readIsAwake, shareKey, type ShareLink } from '../../share-links';

/** What became of the address of a CV. */
export type OpenedLink =
  | { kind: 'unknown' }
  | { kind: 'gone' }
  | {
      kind: 'open';
      key: string;
      link: ShareLink;
      isAdult: boolean;
      registeredAsMinor: boolean;
      account: PrivateAccount;
      /** Who can be written to about this CV; null: nobody. */
      contact: ContactReceiver | null;
      /** The guardian's agreement to sharing; undefined for adults. */
      consent: GuardianConsent | undefined;
    };

/**
 * Looks an address up; looking changes nothing. It is gone when it was ended or is over, while it sleeps because the
 * plan has no room for it, while the account is not open or is going to be deleted, and as soon as a minor's guardian does not agree any more.
 */
export async function openShareLink(db: Firestore, token: string, now: number): Promise<OpenedLink> {
  const key = shareKey(token);
  return key === null ? { kind: 'unknown' } : openShareLinkAt(db, db, key, now);
}

/** The same for a link that is known by what it is stored under, also within a transaction. */
export async function openShareLinkAt(
  db: Firestore,
  from: Pick<Firestore, 'getAll'>,
  key: string,
  now: number,
): Promise<OpenedLink> {
  const [stored] = await from.getAll(db.doc(`shareLinks/${key}`));
  const link = stored?.data() as ShareLink | undefined;
  if (!link) return { kind: 'unknown' };
  if (!isLive(link, now)) return { kind: 'gone' };
  const [found, asked, opened, user, deletion] = await from.getAll(
    privateAccountRef(db, link.uid),
    guardianConsentRef(db, link.uid, 'publishing'),
    guardianConsentRef(db, link.uid),
    ...standingRefs(db, link.uid),
  );
  const account = found?.data() as PrivateAccount | undefined;
  if (!account || !mayBeSeen(user, deletion)) return { kind: 'gone' };
  const isAdult = ageOn(account.dateOfBirth, now) >= ADULT_AGE;
  const consent = isAdult
    ? undefined
    : sharingConsent({
        account,
        asked: asked?.data() as GuardianConsent | undefined,
        opened: opened?.data() as GuardianConsent | undefined,
      });
  const counts = (sharingCountsFrom(consent) ?? Infinity) <= now;
  if (!isAdult && (!counts || link.audience === 'public')) return { kind: 'gone' };
  if (!(await readIsAwake(db, link, user, now))) return { kind: 'gone' };
  const registeredAsMinor = isRegisteredAsMinor(user);
  const contact = contactReceiver({
    isAdult,
    guardianOpen: consent?.contact === true,
    ownOpen: account.contactOpen,
    registeredAsMinor,
  });
  return { kind: 'open', key, link, isAdult, registeredAsMinor, account, contact, consent };
}

function isUnopened({ views }: ShareLink): boolean {
  return Object.keys(views).length === 0;
}

/**
 * Counts that a CV was opened: the day, and nothing about who did. The player is told of the first time.
 * @param link as it was read before
 */
export async function countView(db: Firestore, key: string, link: ShareLink, now: number): Promise<void> {
  const ref = db.doc(`shareLinks/${key}`);
  const day = new Date(now).toISOString().slice(0, 10);
  const counted = { [`views.${day}`]: FieldValue.increment(1) };
  if (!isUnopened(link)) {
    await ref.update(counted);
    return;
  }
  const { uid, linkId, label } = link;
  const fact = { kind: 'link-opened', key: linkId, params: { label } } as const;
  await db.runTransaction(async (transaction) => {
    const current = (await transaction.get(ref)).data() as ShareLink | undefined;
    if (current === undefined) return;
    const notice = await noticeFor(db, transaction, uid, [fact], now);
    transaction.update(ref, counted);
    if (isUnopened(current)) notice.tell();
  });
}
