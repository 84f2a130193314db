import {
  ADULT_AGE,
  ageGroupIn,
  currentEntries,
  type CvSource,
  isShownAsMinor,
  type ListedDocument,
  MAX_RECORD_ROWS,
  parseCareer,
  parseClip,
  parseConfirmation,
  parseEducation,
  parseEntry,
  parseHonour,
  parseMatch,
  parseProfile,
  parseReference,
  parseVisibility,
} from '@skora/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { ageOn, isRegisteredAsMinor, type PrivateAccount } from '../../account';
import { withoutAsleep, withoutHidden } from '../../clips';
import type { StorageBucket } from '../../../lib/firestore/connect-firebase';
import { readComparison } from '../../percentiles';
import { pictureFile } from '../../profile';

/** What heads, preview cards and pages without JavaScript are made of. */
const HEAD_ROWS = new Set(['career', 'statEntries', 'matches', 'confirmations']);
/** Rows of any other list: far more than a player has. */
const MAX_ROWS = 300;

interface Deps {
  firestore: Firestore;
  bucket: () => StorageBucket;
}

/**
 * Reads everything a CV is made of.
 * @param part `head`: only what its head is made of, for answers that must be quick; all the rest is empty
 */
export async function readCvSource(
  deps: Deps,
  uid: string,
  account: PrivateAccount,
  now: number,
  part: 'all' | 'head' = 'all',
): Promise<CvSource> {
  const profileRef = deps.firestore.doc(`profiles/${uid}`);
  const isAdult = ageOn(account.dateOfBirth, now) >= ADULT_AGE;

  async function rows<Row>(
    name: string,
    parse: (row: ListedDocument) => Row | null,
    newestBy?: string,
  ): Promise<Row[]> {
    if (part === 'head' && !HEAD_ROWS.has(name)) return [];
    const collection = profileRef.collection(name);
    const query = newestBy
      ? collection.orderBy(newestBy, 'desc').limit(MAX_RECORD_ROWS)
      : collection.limit(MAX_ROWS);
    const { docs } = await query.get();
    return docs.map((doc) => parse({ id: doc.id, fields: doc.data() })).filter((row) => row !== null);
  }

  const [profile, user, visibility, [hasPhoto], entries, matches, ...lists] = await Promise.all([
    profileRef.get(),
    deps.firestore.doc(`users/${uid}`).get(),
    profileRef.collection('settings').doc('visibility').get(),
    part === 'all' ? pictureFile(deps, uid).exists() : [false],
    rows('statEntries', parseEntry, 'measuredOn'),
    rows('matches', parseMatch, 'monday'),
    rows('career', parseCareer),
    rows('education', parseEducation),
    rows('honours', parseHonour),
    rows('references', parseReference),
    rows('clips', parseClip)
      .then((clips) => withoutAsleep(deps.firestore, uid, clips))
      .then((clips) => withoutHidden(deps.firestore, uid, clips)),
    rows('confirmations', parseConfirmation),
  ]);
  const [career, education, honours, references, clips, confirmations] = lists;
  const counting = currentEntries(entries);
  const choice = visibility.data() ?? null;
  const registeredAsMinor = isRegisteredAsMinor(user);
  const chosen = parseVisibility(choice, isAdult, registeredAsMinor);
  const parsed = parseProfile(profile.data() ?? null, account.displayName);
  return {
    profile: parsed,
    hasPhoto,
    entries: counting,
    matches,
    career,
    education,
    honours,
    references,
    clips,
    confirmations,
    visibility: chosen,
    isAdult,
    shownAsMinor: isShownAsMinor(choice, { isAdult, registeredAsMinor, bornOn: account.dateOfBirth }),
    // Whoever reads it here is somebody else: what only the player sees is not even looked up.
    comparison:
      part === 'head' || chosen.comparison === 'me'
        ? null
        : await readComparison(deps.firestore, uid, account.dateOfBirth, counting),
    ageGroup: ageGroupIn(account.dateOfBirth, parsed.country || account.country, new Date(now)),
  };
}
