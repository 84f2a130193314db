import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/checks/axe';
import { patchDocument } from '../../../fixtures/stores/documents';
import { main, signIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

const sheet = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string) => sheet(page).getByLabel(label, { exact: true });
const matches = (page: Page) => main(page).getByRole('tabpanel', { name: /^Match/ });
const add = (page: Page) => matches(page).getByRole('button', { name: 'Add a match' }).click();
const chip = (page: Page, name: string) => sheet(page).getByRole('radio', { name, exact: true }).check();
const setMinutes = async (page: Page, minutes: string) => {
  await chip(page, 'Other');
  await field(page, 'Number of minutes').fill(minutes);
};

/** Fills the sheet of a match, without saving it. */
async function fillMatch(page: Page, opponent: string, goalsFor: string, goals: string): Promise<void> {
  await field(page, 'Opponent').fill(opponent);
  await field(page, 'Your team’s goals').fill(goalsFor);
  await field(page, 'Opponent’s goals').fill('1');
  await chip(page, '90');
  await field(page, 'Goals').fill(goals);
}

const saveMatch = (page: Page) => sheet(page).getByRole('button', { name: 'Save match' }).click();

async function openWeek(page: Page, back: number): Promise<void> {
  await main(page).getByLabel('Week', { exact: true }).selectOption({ index: back });
}

test('three weeks: quick, full, with a default; wellness stays private; a correction keeps what was', async ({
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier0');
  await patchDocument(`profiles/${player.uid}`, { primaryPosition: 'RW' });
  await signIn(page, player, '/settings/add-weekly-stats');
  await openWeek(page, 3);
  await add(page);
  await fillMatch(page, 'Northfield Rovers', '0', '1');
  await saveMatch(page);
  await expect(sheet(page)).toContainText('You cannot score more than your team did.');
  await field(page, 'Your team’s goals').fill('2');
  await saveMatch(page);
  await expect(matches(page).getByText('against Northfield Rovers')).toBeVisible();

  await openWeek(page, 2);
  await add(page);
  await sheet(page).getByText('More numbers').click();
  await sheet(page).getByText('Everything', { exact: true }).click();
  await fillMatch(page, 'Lakeside Nomads', '3', '1');
  await field(page, 'Dribbles attempted').fill('6');
  await field(page, 'Dribbles won').fill('4');
  await saveMatch(page);
  await expect(matches(page).getByText('against Lakeside Nomads')).toBeVisible();

  await openWeek(page, 1);
  await add(page);
  await fillMatch(page, 'Hilltop Wanderers', '1', '0');
  await saveMatch(page);
  await expect(matches(page).getByText('against Hilltop Wanderers')).toBeVisible();
  await main(page)
    .getByRole('tab', { name: /^How I felt/ })
    .click();
  await main(page).getByRole('button', { name: 'Add a day' }).click();
  await field(page, 'Sleep (hours)').fill('8,5');
  await sheet(page).getByRole('button', { name: 'Save day' }).click();
  await expect(main(page).getByRole('button', { name: /^Remove / })).toBeVisible();
  await expectAccessible(page, 'a week');

  await main(page)
    .getByRole('tab', { name: /^Match/ })
    .click();
  await matches(page).getByRole('button', { name: 'Correct Hilltop Wanderers' }).click();
  await setMinutes(page, '75');
  await saveMatch(page);
  await expect(sheet(page)).toBeHidden();
  const corrected = matches(page)
    .getByRole('listitem')
    .filter({ hasText: 'against Hilltop Wanderers' })
    .first();
  await expect(corrected).toContainText('75 minutes');
  await corrected.getByText('Changed once').click();
  await expect(corrected).toContainText('90 minutes');
  await visit(page, '/profile/myprofile');
  await expect(main(page).getByText('255').first()).toBeVisible();
  await expect(main(page)).not.toContainText(/sleep/i);
});

test('two tabs do not overwrite each other; offline and a reload lose nothing', async ({
  page,
  makePlayer,
  context,
  problems,
}) => {
  // Without a network the SDK warns, and asks whether there is one by an address the policy refuses.
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /transport errored/);
  const player = await makePlayer('tier0');
  await patchDocument(`profiles/${player.uid}`, { primaryPosition: 'RW' });
  await signIn(page, player, '/settings/add-weekly-stats');
  await openWeek(page, 1);
  await add(page);
  await fillMatch(page, 'Northfield Rovers', '2', '1');
  await saveMatch(page);
  await expect(matches(page).getByText('against Northfield Rovers')).toBeVisible();

  await expect(sheet(page)).toBeHidden();
  await add(page);
  await fillMatch(page, 'Lakeside Nomads', '2', '0');
  await page.reload();
  await expect(field(page, 'Opponent')).toHaveValue('Lakeside Nomads');

  await context.setOffline(true);
  await saveMatch(page);
  await expect(sheet(page).getByText('You are offline')).toBeVisible();
  await expect(field(page, 'Opponent')).toHaveValue('Lakeside Nomads');
  await context.setOffline(false);
  await expect(matches(page).getByText('against Lakeside Nomads')).toBeVisible();
  await expect(sheet(page)).toBeHidden();

  await matches(page).getByRole('button', { name: 'Correct Northfield Rovers' }).click();
  await setMinutes(page, '80');
  const week = await main(page).getByLabel('Week', { exact: true }).inputValue();
  await patchDocument(`profiles/${player.uid}/matches/${week}-1`, { revision: 2, minutes: 70 });
  await saveMatch(page);
  await expect(sheet(page).getByText('This was changed in another tab or on another device')).toBeVisible();
  await expect(field(page, 'Number of minutes')).toHaveValue('80');
});
