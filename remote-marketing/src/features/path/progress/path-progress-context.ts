import { createContext, useContext } from 'react';
import type { PathProgress, SavedWeek, StepState } from './path-progress';

/** Why a change was not saved: it was refused, or there was no answer in time, so it may still arrive. */
export type Unsaved = 'refused' | 'unanswered';

/** What the page knows of the player's progress. */
export type PathState =
  | { status: 'signed-out' }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | {
      status: 'ready';
      progress: PathProgress;
      /** Something shown has not reached the store yet. */
      saving: boolean;
      /** The last change that could not be saved. Steps are then shown as they are stored. */
      unsaved: Unsaved | null;
      /** The week in `progress` has parts that could not be saved. */
      isWeekUnsaved: boolean;
      mark: (step: string, state: StepState) => void;
      saveWeek: (week: SavedWeek) => void;
    };

/** The state for everything below the provider. */
export const PathStateContext = createContext<PathState>({ status: 'signed-out' });

export function usePathState(): PathState {
  return useContext(PathStateContext);
}
