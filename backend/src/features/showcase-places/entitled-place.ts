import { ADULT_AGE, ageAtShowcase } from '@skora/domain';
import { ENTITLEMENTS, parseTier } from '@skora/shared/contract';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import {
  type GuardianConsent,
  guardianConsentRef,
  mayBeSeen,
  type PrivateAccount,
  privateAccountRef,
  sharingConsent,
  showcaseConsentRef,
  standingRefs,
} from '../account';
import type { Registration } from './showcase-place';

/**
 * Why a player may not have a place: the plan has no showcases, the account is not open (suspended, to be deleted, or a
 * guardian has to agree), or the guardian's agreement to the event is missing.
 */
export type PlaceLoss = 'plan' | 'account' | 'guardian';

/** Everything that decides whether a player may have a place at an event, in the order of {@link findPlaceLoss}. */
function entitlementRefs(db: Firestore, id: string, uid: string): DocumentReference[] {
  return [
    ...standingRefs(db, uid),
    privateAccountRef(db, uid),
    guardianConsentRef(db, uid),
    showcaseConsentRef(db, uid, id),
  ];
}

/** Whether plan and account allow a place at all. */
export function isPlaceOpen(user?: DocumentSnapshot, deletion?: DocumentSnapshot): boolean {
  return mayBeSeen(user, deletion) && ENTITLEMENTS[parseTier(user?.get('tierLevel'))].showcases;
}

/**
 * Why a player may not have a place, or wait for one, now; `null`: the player may. A minor whose guardian still has time to
 * answer may have a held one.
 */
function findPlaceLoss(
  [user, deletion, found, opened, asked]: readonly (DocumentSnapshot | undefined)[],
  { registration: { answerBy }, ...event }: Omit<PlaceAt, 'id'>,
  now: number,
): PlaceLoss | null {
  const account = found?.data() as PrivateAccount | undefined;
  if (!account || !mayBeSeen(user, deletion)) return 'account';
  if (!isPlaceOpen(user, deletion)) return 'plan';
  if (ageAtShowcase(account.dateOfBirth, event) >= ADULT_AGE) return null;
  if (answerBy) return answerBy.toMillis() > now ? null : 'guardian';
  const consent = sharingConsent({
    account,
    opened: opened?.data() as GuardianConsent | undefined,
    asked: asked?.data() as GuardianConsent | undefined,
  });
  return consent?.status === 'approved' ? null : 'guardian';
}

/** A registration with its event. */
export interface PlaceAt {
  /** Of the event. */
  id: string;
  /** Of the event, in milliseconds since 1970. */
  startsAt: number;
  /** Of the event, IANA name. */
  timeZone: string;
  registration: Registration;
}

/** {@link findPlaceLoss} of several registrations, in their order. @param from the store, or a transaction */
export async function readPlaceLosses(
  db: Firestore,
  from: Pick<Firestore, 'getAll'>,
  places: readonly PlaceAt[],
  now: number,
): Promise<(PlaceLoss | null)[]> {
  if (places.length === 0) return [];
  const wanted = places.map(({ id, registration }) => entitlementRefs(db, id, registration.uid));
  const found = await from.getAll(...wanted.flat());
  return places.map((place) => findPlaceLoss(found.splice(0, wanted[0]?.length), place, now));
}
