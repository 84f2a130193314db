import {
  changedFacts,
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
interface KnownBefore {
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
  const changed = changedFacts(profile, latestValues(entries), results);
  const facts = Object.keys(changed) as MeasuredFact[];
  if (facts.length === 0) return;
  const texts = (values: Readonly<Partial<Record<MeasuredFact, number | null>>>) =>
    Object.fromEntries(facts.map((fact) => [fact, String(values[fact] ?? '')]));
  const draft = { base: texts(profile), mine: texts(changed) };
  await saveDocument(documents, `profiles/${uid}`, profileCodec(profile.displayName), draft);
  emitEvent('account:profile-updated', { uid });
}
