import { allLoaded, type Loaded } from '@skora/kit';
import type { MatchRow, PlayerProfile, StatEntry, TrainingRow } from '@skora/domain';
import { useStatEntries } from './player-stats/entries/use-stat-entries';
import { useProfile } from '../../lib/player/use-profile';
import { useMatches, useTrainings } from './weekly-stats/use-rows';

export interface PlayerRecord {
  profile: PlayerProfile;
  entries: StatEntry[];
  matches: MatchRow[];
  trainings: TrainingRow[];
}

export function usePlayerRecord(): Loaded<PlayerRecord> {
  return allLoaded({
    profile: useProfile(),
    entries: useStatEntries(),
    matches: useMatches(),
    trainings: useTrainings(),
  });
}
