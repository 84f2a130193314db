import { randomUUID } from 'node:crypto';
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { ageOn } from '../domain/birth-date';
import type { City } from '../domain/cities';
import { cellOf, FINE_CELL } from '../domain/map-cell';
import { jitteredPlace } from '../domain/map-place';
import { ageGroupOf, facetsOf, nextBandOn, typeOf, type MapPlayer } from '../domain/map-player';
import { shortName } from '../domain/short-name';
import { countOnMap } from './map-counts';
import { privateAccountRef, type PrivateAccount } from './private-account';

/** `mapMembers/{uid}`: which entry of the map is whose. Only the backend reads it. */
interface Membership {
  entry: string;
  /** Birthday that brings the player into the next band of age; ISO date, `null` in the last one. */
  nextBandOn: string | null;
}

/** What a player sees about the own entry. */
export type OwnEntry = MapPlayer | null;

const ADULT_AGE = 18;

const memberRef = (db: Firestore, uid: string) => db.doc(`mapMembers/${uid}`);

async function readEntry(db: Firestore, transaction: Transaction, uid: string) {
  const member = (await transaction.get(memberRef(db, uid))).data() as Membership | undefined;
  if (!member) return null;
  const ref = db.doc(`mapPlayers/${member.entry}`);
  const player = (await transaction.get(ref)).data() as MapPlayer | undefined;
  return { ref, player };
}

/** What the map shows of a player, and to that player only whose it is. */
export async function readOwnEntry(db: Firestore, uid: string): Promise<OwnEntry> {
  return db.runTransaction(async (transaction) => (await readEntry(db, transaction, uid))?.player ?? null, {
    readOnly: true,
  });
}

/**
 * Puts an adult on the map at a city, or moves the entry there. Everything shown is taken from what the player has
 * saved by now.
 * @returns the entry, or why there is none: minors and accounts that are not open are never shown
 */
export function joinMap(
  db: Firestore,
  uid: string,
  city: City,
  now: number,
): Promise<MapPlayer | 'not-open' | 'minor'> {
  return db.runTransaction<MapPlayer | 'not-open' | 'minor'>(async (transaction) => {
    const [user, account, profile] = await transaction.getAll(
      db.doc(`users/${uid}`),
      privateAccountRef(db, uid),
      db.doc(`profiles/${uid}`),
    );
    const before = await readEntry(db, transaction, uid);
    if (user?.get('status') !== 'active' || !account?.exists) return 'not-open';
    const { dateOfBirth, displayName } = account.data() as PrivateAccount;
    const age = ageOn(dateOfBirth, now);
    if (age < ADULT_AGE) return 'minor';

    const position = (profile?.get('primaryPosition') as string | undefined) ?? '';
    const place = jitteredPlace(city, uid);
    const shown = {
      name: shortName((profile?.get('displayName') as string | undefined) ?? displayName),
      position,
      type: typeOf(position),
      ageGroup: ageGroupOf(age),
      country: city.country,
      city: city.name,
      ...place,
      cell: cellOf(place, FINE_CELL),
    };
    const player: MapPlayer = { ...shown, facets: facetsOf(shown) };
    const ref = before?.ref ?? db.doc(`mapPlayers/${randomUUID()}`);
    if (before?.player) countOnMap(db, transaction, before.player, -1);
    countOnMap(db, transaction, player, 1);
    transaction.set(ref, { ...player, schemaVersion: 1 });
    const membership: Membership = { entry: ref.id, nextBandOn: nextBandOn(dateOfBirth, age) };
    transaction.set(memberRef(db, uid), { ...membership, at: Timestamp.fromMillis(now) });
    return player;
  });
}

/** Takes a player off the map at once. Safe to repeat. */
export function leaveMap(db: Firestore, uid: string): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const before = await readEntry(db, transaction, uid);
    if (!before) return;
    if (before.player) countOnMap(db, transaction, before.player, -1);
    transaction.delete(before.ref);
    transaction.delete(memberRef(db, uid));
  });
}
