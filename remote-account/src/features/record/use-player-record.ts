import { bothLoaded } from '../../lib/documents/both-loaded';
import type { Loaded } from '../../lib/documents/loaded';
import { useStatEntries } from './player-stats/entries/use-stat-entries';
import type { MatchRow, PlayerProfile, StatEntry, TrainingRow } from '@skora/domain';
import { useProfile } from '../../lib/player/use-profile';
import { useMatches, useTrainings } from './weekly-stats/use-rows';

export interface PlayerRecord {
  profile: PlayerProfile;
  entries: StatEntry[];
  matches: MatchRow[];
  trainings: TrainingRow[];
}

export function usePlayerRecord(): Loaded<PlayerRecord> {
  const loaded = bothLoaded(
    bothLoaded(useProfile(), useStatEntries()),
    bothLoaded(useMatches(), useTrainings()),
  );
  if (loaded.status !== 'ready') return loaded;
  const [[profile, entries], [matches, trainings]] = loaded.value;
  return { status: 'ready', value: { profile, entries, matches, trainings } };
}
