import type { Firestore } from 'firebase-admin/firestore';
import { findAwake, shareKey } from '../share-links';
import type { MapPlayer } from './map-player';

type Card = Pick<MapPlayer, 'cv'>;

/** What the link of a card is stored under; null for none. */
function linkKey({ cv }: Card): string | null {
  return cv && shareKey(cv.path.split('/').at(-1) ?? '');
}

/**
 * Cards as they are shown now, in their order: each opens its CV just while the link itself does. That is asked at each
 * look, because a link falls asleep and wakes without anything being written.
 */
export async function withOpenCvs<T extends Card>(
  db: Firestore,
  cards: readonly T[],
  now: number,
): Promise<T[]> {
  const keys = cards.map(linkKey);
  const awake = await findAwake(
    db,
    keys.filter((key) => key !== null),
    now,
  );
  return cards.map((card, at) => (awake.has(keys[at] ?? '') ? card : { ...card, cv: null }));
}
