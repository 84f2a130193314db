import { useState } from 'react';
import type { SavedWeek } from '../progress/path-progress';
import type { OwnPlace } from '../progress/use-own-place';
import { usePathState } from '../progress/path-progress-context';

const USUAL: SavedWeek = {
  phase: 'youth-development',
  position: 'any',
  teamDays: [1, 3],
  matchDay: 5,
  kind: 'usual',
};

/** The week on the page: what was changed here, else what is saved, else a usual one of the player's age and position. */
export function useWeek(own?: OwnPlace) {
  const path = usePathState();
  const [changed, setChanged] = useState<Partial<SavedWeek> | null>(null);
  const saved = path.status === 'ready' ? path.progress.week : null;
  const known = {
    ...(own?.phase && { phase: own.phase }),
    ...(own?.position && { position: own.position }),
  };
  const week: SavedWeek = { ...USUAL, ...known, ...saved, ...changed };
  const save =
    path.status === 'ready'
      ? () => {
          path.saveWeek(week);
          setChanged(null);
        }
      : null;
  const change = (part: Partial<SavedWeek>) => setChanged({ ...changed, ...part });
  const busy = path.status === 'ready' && path.saving;
  const isUnsaved = path.status === 'ready' && path.isWeekUnsaved;
  const isSaved = saved !== null && changed === null && !busy && !isUnsaved;
  return { week, change, save, busy, isUnsaved, isSaved };
}
