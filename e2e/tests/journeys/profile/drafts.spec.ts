import { expectAccessible } from '../../../fixtures/checks/axe';
import { main, signOut } from '../../../fixtures/site/site';
import { storedFields } from '../../../fixtures/stores/stored-profile';
import { expect, test } from '../../../fixtures/test';
import { OFFLINE } from '../../../fixtures/browser/offline';
import { openSection, saveProfile } from './open-section';

test('a tab that is killed in the middle of a word loses nothing; signing out clears it', async ({
  page,
  context,
  makePlayer,
}) => {
  await openSection(page, 'identity', 'Identity', await makePlayer('tier1'));
  await main(page).getByLabel('About your game').pressSequentially('Half a sent');
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await openSection(again, 'identity', 'Identity');
  await expect(main(again).getByLabel('About your game')).toHaveValue('Half a sent');
  await expect(main(again).getByText('Draft kept on this device. Not saved yet.')).toBeVisible();
  await signOut(again);
  await expect(again).toHaveURL('/login');
  expect(
    await again.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('_draft'))),
  ).toEqual([]);
});

test('two tabs of a browser share what is typed', async ({ page, context, makePlayer }) => {
  const player = await makePlayer('tier1');
  await openSection(page, 'football', 'Football', player);
  const second = await context.newPage();
  await openSection(second, 'football', 'Football');
  await main(page).getByLabel('Height').fill('180');
  await expect(main(second).getByLabel('Height')).toHaveValue('180');
  await main(second).getByLabel('Shirt number').fill('7');
  await expect(main(page).getByLabel('Shirt number')).toHaveValue('7');
  await saveProfile(page);
  expect(await storedFields(`profiles/${player.uid}`)).toMatchObject({ heightCm: 180, shirtNumber: 7 });
  await expect(main(second).getByText('Not saved yet')).toHaveCount(0);
});

test('two devices change the same field: nothing is overwritten unseen', async ({
  page,
  makePlayer,
  openElsewhere,
}) => {
  const player = await makePlayer('tier1');
  const phone = await openElsewhere();
  await openSection(page, 'football', 'Football', player);
  await openSection(phone, 'football', 'Football', player);
  await main(phone).getByLabel('Height').fill('175');
  await main(page).getByLabel('Height').fill('180');
  await main(page).getByLabel('Shirt number').fill('9');
  await saveProfile(phone);
  const notice = main(page).getByText('This was changed in another tab or on another device');
  await expect(notice).toBeVisible();
  await expect(main(page).getByText('Saved elsewhere: 175')).toBeVisible();
  await expectAccessible(page, 'a conflict');
  await main(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(notice).toBeHidden();
  await saveProfile(page);
  expect(await storedFields(`profiles/${player.uid}`)).toMatchObject({
    heightCm: 180,
    shirtNumber: 9,
    revision: 2,
  });
  await expect(main(phone).getByLabel('Shirt number')).toHaveValue('9');
  await main(page).getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(main(phone).getByLabel('Height')).toHaveValue('175');
});

test('offline in the middle: nothing is lost, and saving goes on with the connection', async ({
  page,
  context,
  makePlayer,
  problems,
}) => {
  problems.allow(...OFFLINE);
  const player = await makePlayer('tier1');
  await openSection(page, 'football', 'Football', player);
  await expect(main(page).getByLabel('Height')).toBeEditable();
  await context.setOffline(true);
  await main(page).getByLabel('Height').fill('182');
  await main(page).getByRole('button', { name: 'Save profile' }).click();
  await expect(main(page).getByText('You are offline')).toBeVisible();
  await context.setOffline(false);
  await expect(main(page).getByText('Saved.', { exact: true })).toBeVisible();
  expect(await storedFields(`profiles/${player.uid}`)).toMatchObject({ heightCm: 182 });
});
