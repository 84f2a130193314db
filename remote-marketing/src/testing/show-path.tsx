import { act, screen, within } from '@testing-library/react';
import type { StoredFields } from '@skora/domain';
import type { Tier } from '@skora/shared/contract';
import { ALL_STEPS } from '../features/path/program/all-steps';
import { memoryPathStore } from '../features/path/progress/memory-path-store';
import { type PathStore, PathStoreContext, type StoredPlayer } from '../features/path/progress/path-store';
import CuratedProgramPath from '../routes/curated-program-path';
import { visitPage } from './render-page';
import { signedIn } from './visitor';

/** A step that every plan keeps. */
export const FIRST = 'foundation.technical';

export const findGoal = (id: string) => ALL_STEPS.find((step) => step.id === id)?.step.goal ?? '';

/** The buttons of a step. */
export const marks = (id: string) =>
  within(screen.getByRole('group', { name: `My progress: ${findGoal(id)}` }));

/** Opens the path as a player whose progress lives in this store. */
export async function showStore(tier: Tier, store: PathStore) {
  signedIn(tier);
  await act(async () => {
    visitPage(
      <PathStoreContext value={store}>
        <CuratedProgramPath />
      </PathStoreContext>,
    );
  });
}

/** Opens the path as a player with this progress. */
export async function show(tier: Tier, stored: StoredFields = null, player?: Partial<StoredPlayer>) {
  const store = memoryPathStore(stored, player);
  await showStore(tier, store);
  return store;
}
