import {
  changedFacts,
  correctedFacts,
  latestValues,
  type MeasuredFact,
  type NewEntry,
  type PlayerProfile,
  type StatEntry,
} from '@skora/domain';
import { emitEvent } from '@skora/shared/events';
import { saveDocument } from '../../../../lib/document-form/save-document';
import type { PlayerDocuments } from '../../../../lib/documents/player-documents';
import { profileCodec } from '../../../../lib/player/profile-codec';

/** What is known before the new results. */
export interface KnownBefore {
  profile: PlayerProfile;
  /** Those that count, newest first. */
  entries: readonly StatEntry[];
}

/** Carries new results over to the profile where it says the same: the height and the weaker foot. Safe to repeat. */
export async function saveMeasuredFacts(
  documents: PlayerDocuments,
  uid: string,
  { profile, entries }: KnownBefore,
  results: readonly NewEntry[],
): Promise<void> {
  await saveFacts(documents, uid, profile, changedFacts(profile, latestValues(entries), results));
}

/**
 * Carries a correction or withdrawal over to the profile where it still says what the entry did. It comes before the
 * entry itself: once that is stored, nobody knows any more what it took the place of, and a failure could not be repeated.
 */
export async function saveCorrectedFacts(
  documents: PlayerDocuments,
  uid: string,
  { profile, entries }: KnownBefore,
  wrong: StatEntry,
  correction: NewEntry,
): Promise<void> {
  await saveFacts(documents, uid, profile, correctedFacts(profile, entries, wrong, correction));
}

type Facts = Readonly<Partial<Record<MeasuredFact, number | null>>>;

async function saveFacts(
  documents: PlayerDocuments,
  uid: string,
  profile: PlayerProfile,
  changed: Facts,
): Promise<void> {
  const facts = Object.keys(changed) as MeasuredFact[];
  if (facts.length === 0) return;
  const texts = (values: Facts) =>
    Object.fromEntries(facts.map((fact) => [fact, String(values[fact] ?? '')]));
  const draft = { base: texts(profile), mine: texts(changed) };
  await saveDocument(documents, `profiles/${uid}`, profileCodec(profile.displayName), draft);
  emitEvent('account:profile-updated', { uid });
}
