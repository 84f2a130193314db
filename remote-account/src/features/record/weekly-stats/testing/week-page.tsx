import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openWeeks } from '@skora/domain';
import { clearUserData } from '@skora/shared/storage-keys';
import { addNativeDialog, fill, signInAs } from '@skora/shared/testing';
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

/** Opens last week, as a winger with nothing in it unless other documents are given. @param more of the address */
export function openWeek(
  documents = memoryDocuments({ 'profiles/mara': { displayName: 'Mara', primaryPosition: 'RW' } }),
  more = '',
) {
  addNativeDialog();
  const at = `/settings/add-weekly-stats?week=${WEEK_ID}${more}`;
  return { documents, ...renderView(<WeeklyStats />, documents, at) };
}

/** Queries in the open sheet. */
export const sheet = () => within(screen.getByRole('dialog'));

/** Queries in the matches of the week. */
export const matches = () => within(screen.getByRole('tabpanel', { name: /^Match/ }));

/** Queries in its training. */
export const trainings = () => within(screen.getByRole('tabpanel', { name: /^Training/ }));

/** Queries in how its days felt. */
export const felt = () => within(screen.getByRole('tabpanel', { name: /^How I felt/ }));

/** Fills the sheet of a match. */
export async function fillMatch(user: UserEvent, opponent: string, score: readonly [string, string]) {
  const replace = async (label: string, text: string) => {
    await user.clear(sheet().getByLabelText(label));
    await fill(user, sheet().getByLabelText(label), text);
  };
  await replace('Opponent', opponent);
  await replace('Your team’s goals', score[0]);
  await replace('Opponent’s goals', score[1]);
}
