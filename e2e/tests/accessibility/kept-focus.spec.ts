import type { Page } from '@playwright/test';
import { openWeeks } from '@skora/domain';
import { storedMatch } from '@skora/domain/testing';
import { SCREENS } from '../../fixtures/browser/widths';
import { expectAccessible } from '../../fixtures/checks/axe';
import { expectAnswered, pressByKey } from '../../fixtures/checks/focus-watch';
import { giveConfirmableRecord } from '../../fixtures/players/confirmable-record';
import { storeLink } from '../../fixtures/site/sharing';
import { main, signIn } from '../../fixtures/site/site';
import { patchDocument } from '../../fixtures/stores/documents';
import { expect, test } from '../../fixtures/test';

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name, exact: true });

test('"Remove" of a week asks in place, and the next match has the focus', async ({
  page,
  makePlayer,
  messages,
}) => {
  const player = await makePlayer('tier0');
  const [, week] = openWeeks(new Date());
  if (!week) throw new Error('No week before this one can be written.');
  for (const [slot, opponent] of ['Foxes', 'Hawks'].entries()) {
    const at = {
      monday: week.monday,
      day: slot + 1,
      schemaVersion: 1,
      updatedAt: new Date(Date.now() - 60_000),
    };
    const path = `profiles/${player.uid}/matches/${week.id}-${slot + 1}`;
    await patchDocument(path, { ...storedMatch(), ...at, opponent });
  }
  await signIn(page, player, `/settings/add-weekly-stats?week=${week.id}`);
  await pressByKey(page, messages, 'Remove the match against Foxes');
  await expect(button(page, 'Keep')).toBeFocused();
  await expectAccessible(page, 'the question before a match is removed');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Remove the match against Foxes')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Yes, remove the match against Foxes')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Remove the match against Hawks')).toBeFocused();
  await expectAnswered(page, messages, /Removed\./);
});

test('"Correct" leads into its form, "Withdraw" keeps the entry in reach', async ({
  page,
  makePlayer,
  messages,
}) => {
  const player = await makePlayer('tier0');
  await giveConfirmableRecord(player.uid);
  await signIn(page, player, '/settings/player-stats?step=history');
  await pressByKey(page, messages, /^Correct /);
  await expect(heading(page, 'Correct an entry')).toBeInViewport();
  await expect(main(page).locator('form input, form select').first()).toBeFocused();
  await expectAnswered(page, messages, /The form is filled in with the entry that you correct\./);
  await pressByKey(page, messages, 'Cancel');
  await expect(page.locator('body :focus')).toHaveCount(1);

  await pressByKey(page, messages, /^Withdraw /);
  await expect(button(page, 'Keep')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 3 }).last()).toBeFocused();
  await expectAnswered(page, messages, /Withdrawn\./);
});

test('after "End this link" the next link has the focus', async ({ page, makePlayer, messages }) => {
  const player = await makePlayer('tier4');
  await storeLink(player, 'Trial in May');
  await storeLink(player, 'Club day');
  await signIn(page, player, '/profile/sharing');
  await expect(button(page, 'End this link')).toHaveCount(2);
  await pressByKey(page, messages, 'End this link');
  await expect(button(page, 'Keep it')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 'End this link')).toHaveCount(1);
  await expect(button(page, 'End this link')).toBeFocused();
  await expectAnswered(page, messages, /The link has ended\./);
});

test('what is skipped on the dashboard leads to the next step, and back from the checklist', async ({
  page,
  makePlayer,
  messages,
}) => {
  const player = await makePlayer('tier0');
  await giveConfirmableRecord(player.uid);
  // All that comes before the first step that can be skipped.
  const known = { primaryPosition: 'RW', preferredFoot: 'left', heightCm: 171.5, country: 'GB' };
  await patchDocument(`profiles/${player.uid}`, { ...known, displayName: 'Test Player' });
  await signIn(page, player, '/profile');
  const skip = button(page, /^Skip this: /);
  const name = (await skip.getAttribute('aria-label')) ?? '';
  await pressByKey(page, messages, name);
  await expect(button(page, name)).toHaveCount(0);
  await expectAnswered(page, messages, /Skipped\. You can add it back in your checklist\./);
  await expect(main(page).locator('h2:focus')).toHaveCount(1);

  const step = name.replace('Skip this: ', '');
  await heading(page, 'Your checklist').click();
  await pressByKey(page, messages, `Add it back: ${step}`);
  await expect(main(page).getByRole('link', { name: step, exact: true })).toBeFocused();
  await expectAnswered(page, messages, /Added back to your checklist\./);
});

test('a request that is taken back keeps the focus and says so', async ({ page, makePlayer, messages }) => {
  const player = await makePlayer('tier0');
  await giveConfirmableRecord(player.uid);
  await signIn(page, player, '/settings/confirmations?match=2026-W46-1');
  const form = main(page).getByRole('form', { name: 'Ask a coach' });
  await form.getByLabel('Coach’s name').fill('Rui Testinho');
  await form.getByLabel('Role').fill('Head coach');
  await form.getByLabel('Club or academy').fill('Northfield FC');
  await form.getByLabel('Coach’s email').fill(`coach-of-${player.email}`);
  await form.getByRole('button', { name: /^Ask about/ }).click();
  await expect(form).toHaveCount(0);
  await pressByKey(page, messages, 'Take it back: the request to Rui Testinho');
  await expect(button(page, 'Keep it')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Taken back', { exact: true })).toBeVisible();
  await expect(heading(page, 'Rui Testinho')).toBeFocused();
  await expectAnswered(page, messages, /Taken back: the request to Rui Testinho\./);
});

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS[0] });

  for (const path of ['/academies', '/map']) {
    test(`the map of ${path} comes and goes under the focus, filters go with a word`, async ({
      page,
      makePlayer,
      messages,
    }) => {
      await signIn(page, await makePlayer('tier0'), path);
      await pressByKey(page, messages, 'Show map');
      await expect(button(page, 'Hide map')).toBeFocused();
      await expectAnswered(page, messages, /The map is shown below\./);
      await expectAccessible(page, `the map of ${path}`);
      await pressByKey(page, messages, 'Hide map');
      await expect(button(page, 'Show map')).toBeFocused();
      await expectAnswered(page, messages, /The map is hidden\./);

      await main(page).getByLabel('Country', { exact: true }).selectOption({ index: 1 });
      await pressByKey(page, messages, /^Clear (all )?filters$/);
      await expect(button(page, /^Clear (all )?filters$/)).toHaveCount(0);
      await expectAnswered(page, messages, /All filters are cleared\./);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
    });
  }
});
