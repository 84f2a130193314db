import { createContext, useContext } from 'react';
import type { PathProgress, SavedWeek, StepState } from './path-progress';

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
      /** Changes could not be saved; they are taken back. */
      unsaved: boolean;
      mark: (step: string, state: StepState) => void;
      saveWeek: (week: SavedWeek) => void;
    };

/** The state for everything below the provider. */
export const PathStateContext = createContext<PathState>({ status: 'signed-out' });

export function usePathState(): PathState {
  return useContext(PathStateContext);
}
