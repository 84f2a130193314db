import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { visit } from '../hostile/lib/browser';

const STEP_MS = 6_000;
/** Seven fit; the story of a demo player has matches of its own. */
const IN_A_WEEK = 4;
/** Weeks before this one that are open for entries. */
const OPEN_WEEKS = 8;
const MAX_MATCHES = IN_A_WEEK * OPEN_WEEKS;

const main = (page: Page) => page.locator('main');
const panel = (page: Page) => main(page).getByRole('tabpanel', { name: /^Match/ });
const sheet = (page: Page) => page.getByRole('dialog');
/** The newest week, which has just begun, is the first of the list. */
const weekOf = (match: number) => 1 + Math.floor(match / IN_A_WEEK);

async function openWeek(page: Page, week: number): Promise<void> {
  await main(page).getByLabel('Week', { exact: true }).selectOption({ index: week });
}

async function saveMatch(page: Page, opponent: string): Promise<void> {
  const field = (label: string) => sheet(page).getByLabel(label, { exact: true });
  await panel(page).getByRole('button', { name: 'Add a match' }).click();
  await field('Opponent').fill(opponent);
  await field('Your team’s goals').fill('2');
  await field('Opponent’s goals').fill('1');
  await sheet(page).getByRole('radio', { name: '90', exact: true }).check();
  await field('Goals').fill('1');
  await sheet(page).getByRole('button', { name: 'Save match' }).click();
  await panel(page).getByText(`against ${opponent}`).waitFor();
  await sheet(page).waitFor({ state: 'hidden' });
}

/** Opens the page on which {@link saveMatches} works. */
export async function openMatches(page: Page, site: string): Promise<void> {
  await visit(page, `${site}/settings/add-weekly-stats`);
  await panel(page).waitFor();
}

/**
 * Saves made-up matches of a signed-in player, one after the other.
 * @returns the opponents of those that the page shows as kept, in their order
 */
export async function saveMatches(page: Page, isOver: () => boolean): Promise<string[]> {
  const saved: string[] = [];
  while (!isOver() && saved.length < MAX_MATCHES) {
    const opponent = `Rehearsal ${String(saved.length + 1).padStart(2, '0')}`;
    await openWeek(page, weekOf(saved.length));
    await saveMatch(page, opponent);
    saved.push(opponent);
    await pause(STEP_MS);
  }
  return saved;
}

/** Looks in a page that was opened anew how often each saved match is there. */
export async function countMatches(page: Page, site: string, saved: readonly string[]) {
  await openMatches(page, site);
  const counts: number[] = [];
  for (const [match, opponent] of saved.entries()) {
    await openWeek(page, weekOf(match));
    const shown = panel(page).getByText(`against ${opponent}`);
    // A week is there when one of its matches is; one that is lost never comes.
    await shown
      .first()
      .waitFor({ timeout: 20_000 })
      .catch(() => undefined);
    counts.push(await shown.count());
  }
  return {
    lost: counts.filter((count) => count === 0).length,
    duplicates: counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
  };
}
