import { expect, type Page } from '@playwright/test';
import type { Player } from '../../../fixtures/players/players';
import { main, signIn, visit } from '../../../fixtures/site/site';

/**
 * Opens a part of the profile and waits until its content is there.
 * @param player signs in on the way
 */
export async function openSection(
  page: Page,
  section: string,
  heading: string,
  player?: Player,
): Promise<void> {
  const path = `/settings/edit-profile?section=${section}`;
  await (player ? signIn(page, player, path) : visit(page, path));
  await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Saves the form that is open and waits until it is stored. */
export async function saveProfile(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Save profile' }).click();
  await expect(main(page).getByText('Saved.', { exact: true })).toBeVisible();
}
