import { expectAccessible } from '../../../fixtures/checks/axe';
import { cameraPicture } from '../../../fixtures/browser/camera-picture';
import { accountButton, main, visit } from '../../../fixtures/site/site';
import { storedNames } from '../../../fixtures/stores/stored-file';
import { storedPicture } from '../../../fixtures/stores/stored-profile';
import { expect, test } from '../../../fixtures/test';
import { OFFLINE } from '../../../fixtures/browser/offline';
import { openSection } from './open-section';

/** Width and height out of the frame header of a JPEG, be it drawn at once or in steps. */
function readSize(jpeg: Buffer): [width: number, height: number] {
  const starts = [0xc0, 0xc2].map((marker) => jpeg.indexOf(Buffer.from([0xff, marker, 0, 17, 8])));
  const at = Math.max(...starts);
  return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
}

test('a photo is cropped by keyboard, loses what the camera wrote, and stands in every tab at once', async ({
  page,
  context,
  makePlayer,
}) => {
  const player = await makePlayer('tier1');
  await openSection(page, 'photo', 'Photo', player);
  const other = await context.newPage();
  await visit(other, '/profile');
  await expect(accountButton(other)).toBeVisible();
  await expect(accountButton(other).locator('img')).toHaveCount(0);

  const form = main(page);
  const buffer = await cameraPicture(page, 1200, 800);
  expect(buffer.includes('Exif')).toBe(true);
  await form
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer });
  await expect(form.getByRole('heading', { name: 'Choose the part to show' })).toBeFocused();
  await form.getByLabel('Zoom').press('ArrowRight');
  await form.getByRole('group', { name: /^Part of the picture/ }).press('ArrowDown');
  await form.getByRole('button', { name: 'Move up' }).click();
  await expectAccessible(page, 'cropping');
  await form.getByRole('button', { name: 'Use this picture' }).click();
  await expect(form.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
  await expect(form.getByRole('img', { name: `Photo of ${player.displayName}` })).toBeVisible();
  await expect(accountButton(page).locator('img')).toBeVisible();
  await expect(accountButton(other).locator('img')).toBeVisible();

  const stored = await storedPicture(player.uid);
  expect(stored?.type).toBe('image/jpeg');
  const bytes = stored?.bytes ?? Buffer.alloc(0);
  expect(readSize(bytes)).toEqual([512, 512]);
  for (const trace of ['Exif', 'SECRET-PLACE', 'MM\0*']) expect(bytes.includes(trace), trace).toBe(false);
  await expectAccessible(page, 'a photo');

  await form.getByRole('button', { name: 'Remove your photo' }).click();
  await form.getByRole('button', { name: 'Yes, remove your photo' }).click();
  await expect(accountButton(page).locator('img')).toHaveCount(0);
  await expect(accountButton(other).locator('img')).toHaveCount(0);
  expect(await storedPicture(player.uid)).toBeNull();

  const undo = form.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(undo).toHaveCount(0);
  await expect(accountButton(other).locator('img')).toBeVisible();
  const storedSize = async () => readSize((await storedPicture(player.uid))?.bytes ?? Buffer.alloc(0));
  expect(await storedSize(), 'the one before is back').toEqual([512, 512]);

  const another = { name: 'b.jpg', mimeType: 'image/jpeg', buffer: await cameraPicture(page, 300, 300) };
  await form.getByLabel('Choose another picture').setInputFiles(another);
  await form.getByRole('button', { name: 'Use this picture' }).click();
  await expect(form.getByText(/^Photo saved\. You can go back/)).toBeVisible();
  expect(await storedSize()).toEqual([300, 300]);
  await undo.click();
  await expect(undo).toHaveCount(0);
  expect(await storedSize()).toEqual([512, 512]);
  expect(await storedNames(`profilePictures/${player.uid}`), 'nothing is stored twice').toHaveLength(1);
});

test('an upload that is refused once is tried again with a fresh sign-in', async ({
  page,
  makePlayer,
  problems,
}) => {
  problems.allow(/401/);
  const player = await makePlayer('tier1');
  await openSection(page, 'photo', 'Photo', player);
  const form = main(page);
  const buffer = await cameraPicture(page, 600, 600);
  await form.getByLabel('Choose a picture').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  let refused = 0;
  await page.route('**/api/account/picture', async (route) => {
    if (refused > 0) return route.fallback();
    refused += 1;
    return route.fulfill({ status: 401, body: '{}' });
  });
  const renewed = page.waitForRequest(/securetoken/);
  await form.getByRole('button', { name: 'Use this picture' }).click();
  await renewed;
  await expect(form.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
  expect(refused).toBe(1);
  expect((await storedPicture(player.uid))?.type).toBe('image/jpeg');
});

test('what is no picture is refused with the reason', async ({ page, makePlayer }) => {
  await openSection(page, 'photo', 'Photo', await makePlayer('tier1'));
  const form = main(page);
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    form.getByLabel('Choose a picture').setInputFiles({ name, mimeType, buffer });
  await choose('notes.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(form.getByText('Choose a JPEG, PNG, WebP or AVIF picture.')).toBeVisible();
  await choose('broken.jpg', 'image/jpeg', Buffer.from('no picture at all'));
  await expect(form.getByText('This file cannot be shown as a picture.')).toBeVisible();
  await choose('small.jpg', 'image/jpeg', await cameraPicture(page, 100, 100));
  await expect(form.getByText('at least 160 by 160 pixels')).toBeVisible();
});

test('without a connection a cropped photo waits on the device and is stored with it', async ({
  page,
  context,
  makePlayer,
  problems,
}) => {
  problems.allow(...OFFLINE);
  const player = await makePlayer('tier1');
  await openSection(page, 'photo', 'Photo', player);
  const form = main(page);
  const buffer = await cameraPicture(page, 600, 600);
  await form.getByLabel('Choose a picture').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await expect(form.getByRole('button', { name: 'Use this picture' })).toBeEnabled();
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Use this picture' }).click();
  await expect(form.getByText('You are offline')).toBeVisible();
  expect(await storedPicture(player.uid)).toBeNull();
  await context.setOffline(false);
  await expect(form.getByText('You are offline')).toBeHidden();
  await expect(form.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
  expect((await storedPicture(player.uid))?.type).toBe('image/jpeg');
});
