import { STORAGE_API } from '../../fixtures/stack/addresses';
import { jerseyPng } from '@skora/scripts-lib/jersey-png';
import { storePicture } from '../../fixtures/players/players';
import { accountButton, signIn } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

test('the picture of the player stands beside the greeting, and is known at the next visit', async ({
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier1');
  await storePicture(player.uid, jerseyPng([200, 80, 20]));
  await signIn(page, player);
  const picture = accountButton(page).locator('img');
  await expect(picture).toHaveAttribute(
    'src',
    new RegExp(`^${STORAGE_API}/.*profilePictures%2F${player.uid}`),
  );
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const cached = await page.evaluate((uid) => localStorage.getItem(`userProfile_${uid}`), player.uid);
  expect(JSON.parse(cached ?? '{}')).toHaveProperty('profileImageUrl');
});

test('without a picture a default avatar stands there, silently', async ({ page, messages, makePlayer }) => {
  await signIn(page, await makePlayer('tier1'));
  await expect(accountButton(page).locator('img')).toHaveCount(0);
  await expect(accountButton(page).locator('svg').first()).toBeVisible();
  expect(messages.toastsOn(page)).toEqual([]);
});

test('a picture that cannot be fetched falls back to the default avatar, silently', async ({
  page,
  messages,
  makePlayer,
  problems,
}) => {
  problems.allow(/ERR_FAILED.*|storage/);
  const player = await makePlayer('tier1');
  await storePicture(player.uid, jerseyPng([200, 80, 20]));
  await page.route(`${STORAGE_API}/**`, (route) => route.abort());
  await signIn(page, player);
  await expect(accountButton(page).locator('img')).toHaveCount(0);
  await expect(accountButton(page).locator('svg').first()).toBeVisible();
  expect(messages.toastsOn(page)).toEqual([]);
});
