import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/checks/axe';
import { patchDocument } from '../../../fixtures/stores/documents';
import { main, signIn } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const WEEKS = '/settings/add-weekly-stats';
const MAX_TAPS = 12;

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Monday of the week before this one, as the rows of weeks are stored. */
function lastMonday(): Date {
  const now = new Date();
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return new Date(today - (((now.getDay() + 6) % 7) + 7) * 86_400_000);
}

/** Name of the ISO week of a Monday. */
function weekOf(monday: Date): string {
  const year = new Date(monday.getTime() + 3 * 86_400_000).getUTCFullYear();
  const fourth = new Date(Date.UTC(year, 0, 4));
  const first = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * 86_400_000;
  return `${year}-W${String(Math.round((monday.getTime() - first) / (7 * 86_400_000)) + 1).padStart(2, '0')}`;
}

test('a match takes at most twelve taps from “Add” on; it counts in the load and tells a best', async ({
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier0');
  await patchDocument(`profiles/${player.uid}`, { primaryPosition: 'RW' });
  const monday = new Date(lastMonday().getTime() - 7 * 86_400_000);
  await patchDocument(`profiles/${player.uid}/matches/${weekOf(monday)}-1`, {
    monday,
    day: 7,
    competition: 'league',
    opponent: 'Northfield Rovers',
    venue: 'home',
    goalsFor: 2,
    goalsAgainst: 1,
    format: 11,
    position: 'RW',
    role: 'started',
    minutes: 90,
    numbers: { goals: 1, assists: 0 },
    revision: 1,
    schemaVersion: 1,
  });
  await signIn(page, player, '/settings');
  const bar = page.getByRole('navigation', { name: 'Your pages' });
  const match = sheet(page, 'Add a match');
  let taps = 2;
  await bar.getByRole('button', { name: 'Add', exact: true }).tap();
  await bar.getByRole('link', { name: /^Match/ }).tap();
  await expect(match).toBeVisible();
  await expectAccessible(page, 'the sheet of a match');

  const tap = async (role: 'button' | 'radio', name: string | RegExp) => {
    taps += 1;
    // A radio of a row of chips lies under its label.
    const control = match.getByRole(role, { name, exact: true });
    await (role === 'radio' ? control.locator('xpath=..') : control).tap();
  };
  taps += 1;
  await match.getByLabel('Opponent', { exact: true }).tap();
  await page.keyboard.type('Hilltop Wanderers');
  await tap('button', 'More: Your team’s goals');
  await tap('button', 'More: Your team’s goals');
  await tap('button', 'Less: Opponent’s goals');
  await tap('radio', '70');
  await tap('button', 'More: Goals');
  await tap('button', 'More: Goals');
  await tap('radio', /^8, /);
  await tap('button', 'Save match');
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);

  await expect(match).toBeHidden();
  await expect(page).toHaveURL(/\?week=\d{4}-W\d{2}$/);
  await expect(page.locator('body :focus')).toHaveCount(1);
  await expect(main(page).getByText('against Hilltop Wanderers')).toBeVisible();
  await expect(main(page).getByText(/Your most goals in a match so far: 2 \(before 1/)).toHaveCount(2);
  await expect(main(page).getByText('560', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a week with a match');

  await main(page).getByLabel('Week', { exact: true }).selectOption(weekOf(monday));
  await expect(main(page).getByText(/Not counted in the load: the match against Northfield/)).toBeVisible();
  await main(page).getByRole('button', { name: 'Remove the match against Northfield Rovers' }).tap();
  const yes = main(page).getByRole('button', { name: 'Yes, remove the match against Northfield Rovers' });
  await expect(main(page).getByRole('button', { name: 'Keep', exact: true })).toBeFocused();
  await yes.tap();
  await expect(main(page).getByRole('heading', { name: 'Matches' })).toBeFocused();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide, 'nothing sticks out').toBe(false);
});

test('“back” closes a sheet, and each address opens its own', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier0');
  await patchDocument(`profiles/${player.uid}`, { primaryPosition: 'RW' });
  await signIn(page, player, `${WEEKS}?add=training`);
  const session = sheet(page, 'Add a session');
  await expect(session).toBeVisible();
  await session.getByRole('button', { name: 'Close' }).tap();
  await expect(session).toBeHidden();
  await expect(page).toHaveURL(WEEKS);
  await expect(main(page).locator(':focus')).toHaveCount(1);

  // On the page itself the bar opens the same sheet, and gives the focus back.
  await page.getByRole('navigation', { name: 'Your pages' }).getByRole('button', { name: 'Add' }).tap();
  await page
    .getByRole('navigation', { name: 'Your pages' })
    .getByRole('link', { name: /^Match/ })
    .tap();
  const match = sheet(page, 'Add a match');
  await expect(match).toBeVisible();
  await match.getByRole('button', { name: 'Close' }).tap();
  await expect(match).toBeHidden();
  await expect(page.locator('body :focus')).toHaveCount(1);

  await main(page)
    .getByRole('tab', { name: /^How I felt/ })
    .tap();
  await main(page).getByRole('button', { name: 'Add a day' }).tap();
  const felt = sheet(page, 'How you felt');
  await expect(felt).toBeVisible();
  await expectAccessible(page, 'the sheet of a day');
  await page.goBack();
  await expect(felt).toBeHidden();
  await expect(page).toHaveURL(WEEKS);

  await page.goto('/settings/player-stats?add=test');
  const result = sheet(page, 'Add one result');
  await expect(result).toBeVisible();
  await expectAccessible(page, 'the sheet of a result');
  await result.getByLabel('Test', { exact: true }).selectOption({ label: 'Sprint 30 m' });
  await result.getByLabel('Sprint 30 m (s)', { exact: true }).fill('4,42');
  await result.getByLabel('How it was measured (Sprint)').selectOption({ label: 'Timing gates' });
  await result.getByRole('button', { name: 'Save result' }).tap();
  await expect(result).toBeHidden();
  await main(page).getByRole('button', { name: 'Add one result' }).tap();
  await expect(result.getByLabel('Test', { exact: true })).toHaveValue('sprint.sprint30');
  await expect(result).toContainText('Last time 4.42 s');
});
