import { clipFields } from '@skora/domain';
import { demoPlayers } from './players';
import { demoProfiles } from '../profiles/demo-profiles';
import type { DemoDocument } from '../statistics/demo-document';
import { demoDocuments } from '../statistics/demo-documents';
import { demoRecords } from '../statistics/demo-records';
import { demoClips } from './demo-clips';

/**
 * All that a demo player tells, as documents: the profile itself (its path is empty) and what is below it.
 *
 * @param uid of the demo player
 * @param now decides every date
 * @throws Error for a uid that no demo player has
 */
export function demoStory(uid: string, now: Date): DemoDocument[] {
  const find = <T extends { uid: string }>(list: readonly T[]): T => {
    const found = list.find((one) => one.uid === uid);
    if (!found) throw new Error(`${uid} has no story.`);
    return found;
  };
  const { displayName, country } = find(demoPlayers);
  const record = find(demoRecords);
  const { profile, rows, visibility } = find(demoProfiles);
  const listed = Object.entries(rows).flatMap(([collection, list]) =>
    list.map((row, index) => ({
      path: `${collection}/${index + 1}`,
      fields: { ...row, revision: 1 },
    })),
  );
  const chosen = visibility
    ? [{ path: 'settings/visibility', fields: { fields: visibility, revision: 1 } }]
    : [];
  const clips = demoClips
    .filter((clip) => clip.uid === uid)
    .map(({ clip }, slot) => ({
      path: `clips/${slot}`,
      fields: { ...clipFields({ ...clip, poster: '' }), createdAt: now },
    }));
  return [
    { path: '', fields: { displayName, country, ...record.profile, ...profile } },
    ...listed,
    ...chosen,
    ...clips,
    ...demoDocuments(record, now),
  ].map(({ path, fields }) => ({ path, fields: { ...fields, schemaVersion: 1, updatedAt: now } }));
}
