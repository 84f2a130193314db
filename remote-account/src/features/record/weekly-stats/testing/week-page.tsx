import { screen, within } from '@testing-library/react';
import { openWeeks } from '@skora/domain';
import { clearUserData } from '@skora/shared/storage-keys';
import { signInAs } from '@skora/shared/testing';
import WeeklyStats from '../../../../routes/weekly-stats';
import { renderView } from '../../../../lib/testing/render-view';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';

// Whole pages with many fields: slow on a busy machine.

/** The week that the page shows. */
export const LAST_WEEK = openWeeks(new Date())[1];
export const WEEK_ID = LAST_WEEK?.id ?? '';

/** Signs a player in who has no draft. */
export function signInWithoutDrafts(): void {
  signInAs({ uid: 'mara' });
  clearUserData();
}

/** Opens last week, as a winger with nothing in it unless other documents are given. */
export function openWeek(
  documents = memoryDocuments({ 'profiles/mara': { displayName: 'Mara', primaryPosition: 'RW' } }),
) {
  const at = `/settings/add-weekly-stats?week=${WEEK_ID}`;
  return { documents, ...renderView(<WeeklyStats />, documents, at) };
}

/** Queries in the matches of the week. */
export const matches = () => within(screen.getByRole('region', { name: 'Matches' }));

/** Queries in its training. */
export const trainings = () => within(screen.getByRole('region', { name: 'Training' }));
