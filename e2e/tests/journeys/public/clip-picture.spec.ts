import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/checks/axe';
import { recordVideo } from '../../../fixtures/browser/video';
import { main, signIn, visit } from '../../../fixtures/site/site';
import { storedNames } from '../../../fixtures/stores/stored-file';
import { expect, test } from '../../../fixtures/test';

// A clip is filmed with a phone and put here with it.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const editor = (page: Page) => main(page).locator('form');
const region = (page: Page, name: string) => main(page).getByRole('region', { name });

/** Waits until a picture has come, in the place that was kept for it. */
async function expectPicture(place: Locator): Promise<void> {
  const picture = place.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(320);
  const box = await picture.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
}

test('a clip filmed with a phone has its caption, its length and a picture, for its player and for everybody', async ({
  page,
  makePlayer,
  openElsewhere,
}) => {
  const caption = `Switch of play ${Date.now()}`;
  const player = await makePlayer('tier1', 'Mara Fictiva');
  await signIn(page, player, '/clips');
  const own = region(page, 'Your clips');
  await own.getByRole('button', { name: 'Add a clip' }).tap();
  const form = editor(page);
  const file = form.getByLabel(/^Video file/);
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no video') });
  await expect(form.getByText('Choose an MP4, WebM or MOV file.')).toBeVisible();
  await file.setInputFiles(await recordVideo(page));
  await expectPicture(form.getByRole('group', { name: 'Picture' }));
  await form.getByLabel('Caption').fill('a'.repeat(81));
  await form.getByLabel('Action').selectOption('pass');
  await form.getByRole('radio', { name: /^No, or nothing/ }).check();
  await form.getByRole('radio', { name: /^Everybody, in the gallery/ }).check();
  await form.getByRole('checkbox', { name: /^Everybody who can be/ }).check();
  await form.getByRole('button', { name: 'Save clip' }).tap();
  await expect(form.getByLabel('Caption')).toHaveAccessibleDescription(/Use 80 characters at most/);
  await form.getByLabel('Caption').fill(caption);
  await expectAccessible(page, 'the editor with a video');
  await form.getByRole('button', { name: 'Save clip' }).tap();
  await expect(form).toHaveCount(0);
  const play = (place: Locator) =>
    place.getByRole('button', { name: new RegExp(`^Play: ${caption}, 0:0\\d$`) });
  await expectPicture(own.getByRole('listitem'));
  await expect(play(own)).toBeVisible();

  await visit(page, '/profile/myprofile');
  await expectPicture(region(page, 'Clips').getByRole('listitem'));
  await expect(play(region(page, 'Clips'))).toBeVisible();

  const stranger = await openElsewhere();
  await visit(stranger, '/clips');
  const card = main(stranger).getByRole('article').filter({ hasText: caption });
  await expectPicture(card);
  await expect(play(card)).toBeVisible();
  const address = (await card.locator('img').getAttribute('src')) ?? '';

  await visit(page, '/clips');
  const before = await storedNames(`clips/${player.uid}/0/`);
  await own.getByRole('button', { name: `Change: ${caption}` }).tap();
  await form.getByRole('button', { name: /^Play: your video/ }).tap();
  await form.getByRole('button', { name: 'Use what the video shows now' }).tap();
  await expect(form.getByRole('group', { name: 'Picture' }).locator('img')).toHaveAttribute('src', /^blob:/);
  await form.getByRole('button', { name: 'Save clip' }).tap();
  await expect(form).toHaveCount(0);
  const after = await storedNames(`clips/${player.uid}/0/`);
  expect([before.length, after.length, after[0] === before[0]]).toEqual([1, 1, false]);

  await own.getByRole('button', { name: `Delete: ${caption}` }).tap();
  await own.getByRole('button', { name: `Delete for good: ${caption}` }).tap();
  await expect(own.getByRole('listitem')).toHaveCount(0);
  await expect.poll(() => storedNames(`clips/${player.uid}/`)).toEqual([]);
  expect((await stranger.request.get(address)).status()).toBe(404);
});
