import { randomUUID } from 'node:crypto';
import { ADULT_AGE, shortName } from '@skora/domain';
import {
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
  FieldValue,
} from 'firebase-admin/firestore';
import {
  ageOn,
  mayBeSeen,
  parseRole,
  type PrivateAccount,
  privateAccountRef,
  standingRefs,
} from '../account';
import type { City } from '../cities';
import { findCell, FINE_CELL, COARSE_CELL } from './map-cell';
import { jitteredPoint } from './jittered-point';
import { findAgeGroup, listFacets, nextBandOn, findPlayerType, type MapPlayer } from './map-player';
import { withOpenCvs } from './open-cvs';
import { isLive, readIsAwake, type ShareLink, queryShareLinks, shareToken } from '../share-links';

/**
 * Counts a player on or off the map. `mapCells/world` counts the coarse cells, `mapCells/{coarse}` the fine ones
 * within; a map reads one document far away and a few close up, however many players there are.
 */
function countOnMap(db: Firestore, transaction: Transaction, player: MapPlayer, step: 1 | -1): void {
  const coarse = findCell(player, COARSE_CELL);
  const fine = findCell(player, FINE_CELL);
  // The sums of the places say where in a cell its players are.
  const by = {
    count: FieldValue.increment(step),
    lat: FieldValue.increment(step * player.lat),
    lng: FieldValue.increment(step * player.lng),
  };
  transaction.set(db.doc('mapCells/world'), { cells: { [coarse]: by } }, { merge: true });
  transaction.set(db.doc(`mapCells/${coarse}`), { cells: { [fine]: by } }, { merge: true });
}

/** `mapMembers/{uid}`: which entry of the map is whose. Only the backend reads it. */
interface Membership {
  entry: string;
  /** Birthday that brings the player into the next band of age; ISO date, `null` in the last one. */
  nextBandOn: string | null;
  /** Id of the link the card opens, null for none. */
  cvLink: string | null;
}

/** The entry of a player; null for none. */
export type OwnEntry = MapPlayer | null;

const memberRef = (db: Firestore, uid: string) => db.doc(`mapMembers/${uid}`);

async function readEntry(db: Firestore, transaction: Transaction, uid: string) {
  const member = (await transaction.get(memberRef(db, uid))).data() as Membership | undefined;
  if (!member) return null;
  const ref = db.doc(`mapPlayers/${member.entry}`);
  const player = (await transaction.get(ref)).data() as MapPlayer | undefined;
  return { ref, player, cvLink: member.cvLink ?? null };
}

/** The CV behind a public link that is not over. @param chosen just now: then the plan has to have room for it, too */
async function readCv(
  db: Firestore,
  transaction: Transaction,
  { uid, secret, now }: Joining,
  { id, chosen }: { id: string | null; chosen: boolean },
  user: DocumentSnapshot | undefined,
): Promise<MapPlayer['cv']> {
  if (id === null) return null;
  const { docs } = await transaction.get(queryShareLinks(db, uid).where('linkId', '==', id));
  const link = docs[0]?.data() as ShareLink | undefined;
  if (link?.audience !== 'public' || !isLive(link, now)) return null;
  if (chosen && !(await readIsAwake(db, link, user, now))) return null;
  return { path: `/cv/${shareToken(secret, id)}`, until: link.expiresAt.toMillis() };
}

/** What is stored of a player for the map; the card may name a link that sleeps now. */
export async function readStoredEntry(db: Firestore, uid: string): Promise<OwnEntry> {
  return db.runTransaction(async (transaction) => (await readEntry(db, transaction, uid))?.player ?? null, {
    readOnly: true,
  });
}

/** What the map shows of a player now, and to that player only whose it is. */
export async function readOwnEntry(db: Firestore, uid: string, now: number): Promise<OwnEntry> {
  const entry = await readStoredEntry(db, uid);
  const [shown = null] = await withOpenCvs(db, entry ? [entry] : [], now);
  return shown;
}

export type MapRefusal = 'not-open' | 'guardian' | 'minor' | 'no-link';

/** Who comes onto the map, and where. */
export interface Joining {
  uid: string;
  city: City;
  now: number;
  /** What addresses of CVs are made with. */
  secret: string;
  /** Id of the own public link the card opens, null for none; absent: as before. */
  cvLink?: string | null;
}

/**
 * Puts an adult on the map at a city, or moves the entry there. Everything shown is taken from what the player has
 * saved by now.
 * @returns what is stored, or why nothing was written: minors, parents and accounts that are not open are never shown, and a card opens
 * only an own public link that works
 */
export function joinMap(db: Firestore, joining: Joining): Promise<MapPlayer | MapRefusal> {
  const { uid, city, now } = joining;
  return db.runTransaction<MapPlayer | MapRefusal>(async (transaction) => {
    const [account, profile, ...standing] = await transaction.getAll(
      privateAccountRef(db, uid),
      db.doc(`profiles/${uid}`),
      ...standingRefs(db, uid),
    );
    const before = await readEntry(db, transaction, uid);
    if (!mayBeSeen(...standing) || !account?.exists) return 'not-open';
    if (parseRole(standing[0]) === 'guardian') return 'guardian';
    const { dateOfBirth, displayName } = account.data() as PrivateAccount;
    const age = ageOn(dateOfBirth, now);
    if (age < ADULT_AGE) return 'minor';
    const cvLink = joining.cvLink === undefined ? (before?.cvLink ?? null) : joining.cvLink;
    const wanted = { id: cvLink, chosen: joining.cvLink !== undefined };
    const cv = await readCv(db, transaction, joining, wanted, standing[0]);
    if (joining.cvLink && !cv) return 'no-link';

    const position = (profile?.get('primaryPosition') as string | undefined) ?? '';
    const place = jitteredPoint(city, uid);
    const shown = {
      name: shortName((profile?.get('displayName') as string | undefined) ?? displayName),
      position,
      type: findPlayerType(position),
      ageGroup: findAgeGroup(age),
      country: city.country,
      city: city.name,
      ...place,
      cell: findCell(place, FINE_CELL),
    };
    const player: MapPlayer = { ...shown, cv, facets: listFacets(shown) };
    const ref = before?.ref ?? db.doc(`mapPlayers/${randomUUID()}`);
    if (before?.player) countOnMap(db, transaction, before.player, -1);
    countOnMap(db, transaction, player, 1);
    transaction.set(ref, { ...player, schemaVersion: 1 });
    const membership: Membership = {
      entry: ref.id,
      nextBandOn: nextBandOn(dateOfBirth, age),
      cvLink: cv && cvLink,
    };
    transaction.set(memberRef(db, uid), { ...membership, at: Timestamp.fromMillis(now) });
    return player;
  });
}

/**
 * Reads within a transaction what has to go from the map.
 * @returns what takes the player off it, to be called once everything is read
 */
export async function leavingMap(db: Firestore, transaction: Transaction, uid: string): Promise<() => void> {
  const before = await readEntry(db, transaction, uid);
  return () => {
    if (!before) return;
    if (before.player) countOnMap(db, transaction, before.player, -1);
    transaction.delete(before.ref);
    transaction.delete(memberRef(db, uid));
  };
}

/** Takes a player off the map at once. Safe to repeat. */
export function leaveMap(db: Firestore, uid: string): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const leave = await leavingMap(db, transaction, uid);
    leave();
  });
}
