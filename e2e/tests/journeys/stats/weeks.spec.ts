import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/checks/axe';
import { patchDocument } from '../../../fixtures/stores/documents';
import { main, signIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const matches = (page: Page) => region(page, 'Matches');
const inMatch = (page: Page, label: string) => matches(page).getByLabel(label, { exact: true });

/** Fills the match of the week that is open, without saving it. */
async function fillMatch(page: Page, opponent: string, goalsFor: string, goals: string): Promise<void> {
  await inMatch(page, 'Opponent').fill(opponent);
  await inMatch(page, 'Your team’s goals').fill(goalsFor);
  await inMatch(page, 'Opponent’s goals').fill('1');
  await inMatch(page, 'Minutes').fill('90');
  await inMatch(page, 'Goals').fill(goals);
}

const saveMatch = (page: Page) => matches(page).getByRole('button', { name: 'Save match' }).click();

async function openWeek(page: Page, back: number): Promise<void> {
  await main(page).getByLabel('Week', { exact: true }).selectOption({ index: back });
}

test('three weeks: quick, full, like the last match; wellness stays private; a correction keeps what was', async ({
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier0');
  await patchDocument(`profiles/${player.uid}`, { primaryPosition: 'RW' });
  await signIn(page, player, '/settings/add-weekly-stats');
  await openWeek(page, 3);
  await fillMatch(page, 'Northfield Rovers', '0', '1');
  await saveMatch(page);
  await expect(matches(page)).toContainText('You cannot score more than your team did.');
  await inMatch(page, 'Your team’s goals').fill('2');
  await saveMatch(page);
  await expect(matches(page).getByText('against Northfield Rovers')).toBeVisible();

  await openWeek(page, 2);
  await matches(page).getByText('Everything', { exact: true }).click();
  await fillMatch(page, 'Lakeside Nomads', '3', '1');
  await inMatch(page, 'Dribbles attempted').fill('6');
  await inMatch(page, 'Dribbles won').fill('4');
  await saveMatch(page);
  await expect(matches(page).getByText('against Lakeside Nomads')).toBeVisible();

  await openWeek(page, 1);
  await matches(page).getByRole('button', { name: 'Start like your last match' }).click();
  await fillMatch(page, 'Hilltop Wanderers', '1', '0');
  await saveMatch(page);
  await expect(matches(page).getByText('against Hilltop Wanderers')).toBeVisible();
  const felt = region(page, 'How you felt');
  await felt.getByLabel('Sleep (hours)', { exact: true }).fill('8,5');
  await felt.getByRole('button', { name: 'Save day' }).click();
  await expect(felt.getByRole('button', { name: /^Remove / })).toBeVisible();
  await expectAccessible(page, 'a week');

  await matches(page).getByRole('button', { name: 'Correct Hilltop Wanderers' }).click();
  await inMatch(page, 'Minutes').fill('75');
  await saveMatch(page);
  const corrected = matches(page)
    .getByRole('listitem')
    .filter({ hasText: 'against Hilltop Wanderers' })
    .first();
  await expect(corrected).toContainText('75 minutes');
  await corrected.getByText('Changed once').click();
  await expect(corrected).toContainText('90 minutes');
  // The list shows a change before the server has it; the form is empty once it has.
  await expect(inMatch(page, 'Opponent')).toHaveValue('');
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
  await fillMatch(page, 'Northfield Rovers', '2', '1');
  await saveMatch(page);
  await expect(matches(page).getByText('against Northfield Rovers')).toBeVisible();

  await expect(inMatch(page, 'Opponent')).toHaveValue('');
  await fillMatch(page, 'Lakeside Nomads', '2', '0');
  await page.reload();
  await openWeek(page, 1);
  await expect(inMatch(page, 'Opponent')).toHaveValue('Lakeside Nomads');

  await context.setOffline(true);
  await saveMatch(page);
  await expect(matches(page).getByText('You are offline')).toBeVisible();
  await expect(inMatch(page, 'Opponent')).toHaveValue('Lakeside Nomads');
  await context.setOffline(false);
  await expect(matches(page).getByText('against Lakeside Nomads')).toBeVisible();
  // The list shows a row before the server has it; the form is empty once it has.
  await expect(inMatch(page, 'Opponent')).toHaveValue('');

  await matches(page).getByRole('button', { name: 'Correct Northfield Rovers' }).click();
  await inMatch(page, 'Minutes').fill('80');
  const week = await main(page).getByLabel('Week', { exact: true }).inputValue();
  await patchDocument(`profiles/${player.uid}/matches/${week}-1`, { revision: 2, minutes: 70 });
  await saveMatch(page);
  await expect(matches(page).getByText('This was changed in another tab or on another device')).toBeVisible();
  await expect(inMatch(page, 'Minutes')).toHaveValue('80');
});
