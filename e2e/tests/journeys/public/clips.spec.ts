import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/checks/axe';
import { patchDocument } from '../../../fixtures/stores/documents';
import { main, signIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';
import { recordVideo } from '../../../fixtures/browser/video';

const editor = (page: Page) => main(page).locator('form');
const own = (page: Page) => main(page).getByRole('region', { name: 'Your clips' });
const gallery = (page: Page) => main(page).getByRole('region', { name: 'Clips that players show' });
const save = (page: Page) => editor(page).getByRole('button', { name: 'Save clip' }).click();

async function describeClip(page: Page, title: string): Promise<void> {
  await editor(page).getByLabel('Caption').fill(title);
  await editor(page).getByLabel('Action').selectOption('pass');
  await editor(page).getByLabel('Position in this clip').selectOption('CM');
  await editor(page)
    .getByRole('radio', { name: /^No, or nothing/ })
    .check();
}

async function addLink(page: Page, title: string): Promise<void> {
  await own(page).getByRole('button', { name: 'Add a clip' }).click();
  await editor(page)
    .getByRole('radio', { name: /^A link/ })
    .check();
  await editor(page).getByLabel('Link to the video').fill('https://youtu.be/abc-def_ghi');
  await describeClip(page, title);
  await save(page);
  await expect(editor(page)).toHaveCount(0);
  await expect(own(page).getByRole('heading', { name: title })).toBeVisible();
}

async function expectPlaying(page: Page, title: string): Promise<void> {
  const clip = page.getByRole('group', { name: `Video: ${title}` });
  await clip.getByRole('button', { name: `Play: ${title}` }).click();
  await expect
    .poll(() => clip.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2);
}

test('a file is stored, shown to everybody, played there, and gone when its player takes it back', async ({
  page,
  makePlayer,
  openElsewhere,
}) => {
  const title = `Switch of play ${Date.now()}`;
  await signIn(page, await makePlayer('tier3', 'Mara Fictiva'), '/clips');
  await own(page).getByRole('button', { name: 'Add a clip' }).click();
  await expectAccessible(page, 'the editor');
  await editor(page)
    .getByLabel(/^Video file/)
    .setInputFiles(await recordVideo(page));
  await describeClip(page, title);
  await editor(page)
    .getByRole('radio', { name: /^Everybody, in the gallery/ })
    .check();
  await save(page);
  await expect(editor(page).getByRole('group', { name: 'Please check the form' })).toContainText(
    'has agreed',
  );
  await editor(page)
    .getByRole('checkbox', { name: /^Everybody who can be/ })
    .check();
  await save(page);
  await expect(editor(page)).toHaveCount(0);
  await expectPlaying(page, title);
  await own(page).getByRole('button', { name: 'Play the reel' }).click();
  await expect(own(page).getByText('That was your reel.')).toBeVisible();

  const stranger = await openElsewhere();
  await visit(stranger, '/clips');
  await gallery(stranger).getByLabel('Position').selectOption('CM');
  const card = gallery(stranger).getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('Mara F.');
  await expectPlaying(stranger, title);
  await expectAccessible(stranger, 'the gallery');

  await own(page)
    .getByRole('button', { name: `Change: ${title}` })
    .click();
  await editor(page)
    .getByRole('radio', { name: /^Only me/ })
    .check();
  await save(page);
  await expect(editor(page)).toHaveCount(0);
  await expect(own(page).getByText('Only me')).toBeVisible();
  await visit(stranger, '/clips');
  await expect(gallery(stranger).getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(gallery(stranger).getByText(title)).toHaveCount(0);
});

test('links are cards that ask nobody before a click; the plan bounds them; the reel puts the best first', async ({
  page,
  makePlayer,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!/^(blob:|data:|https?:\/\/(localhost|127\.0\.0\.1)[:/])/.test(request.url()))
      strangers.push(request.url());
  });
  const player = await makePlayer('tier0');
  await signIn(page, player, '/clips');
  await expect(own(page).getByText('0 of 2 clips, each file up to 50 MB.')).toBeVisible();
  await addLink(page, 'First');
  await addLink(page, 'Second');
  await expect(own(page).getByText(/Your plan is full/)).toBeVisible();
  await expect(own(page).getByRole('button', { name: 'Add a clip' })).toHaveCount(0);
  await expect(own(page).getByRole('button', { name: /^Move earlier/ })).toHaveCount(0);
  await expect(own(page).getByRole('link', { name: /Watch on YouTube, in a new tab: First/ })).toBeVisible();

  await patchDocument(`users/${player.uid}`, { tierLevel: 'tier3' });
  await own(page).getByRole('button', { name: 'Move earlier: First' }).click();
  await own(page).getByRole('button', { name: 'Save the order' }).click();
  await expect(own(page).getByRole('button', { name: 'Save the order' })).toHaveCount(0);
  await page.reload();
  await expect(own(page).getByRole('heading', { level: 3 })).toHaveText([/1 First/, /2 Second/]);
  await own(page).getByRole('button', { name: 'Delete: First' }).click();
  await own(page).getByRole('button', { name: 'Delete for good: First' }).click();
  await expect(own(page).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'own clips');
  expect(strangers).toEqual([]);
});

test('under 18 the gallery is closed, everything else open', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier0');
  await patchDocument(`privateAccounts/${player.uid}`, {
    dateOfBirth: `${new Date().getFullYear() - 15}-01-01`,
  });
  await signIn(page, player, '/clips');
  await addLink(page, 'Mine');
  await own(page).getByRole('button', { name: 'Change: Mine' }).click();
  await expect(editor(page).getByText('Only from 18 on. The gallery shows adults only.')).toBeVisible();
  await expect(editor(page).getByRole('radio', { name: /^Everybody, in the gallery/ })).toBeDisabled();
  await editor(page)
    .getByRole('radio', { name: /^People with a link/ })
    .check();
  await editor(page)
    .getByRole('checkbox', { name: /^Everybody who can be/ })
    .check();
  await save(page);
  await expect(editor(page)).toHaveCount(0);
  await expect(own(page).getByText('People with a link to my CV')).toBeVisible();
});

test('a file that is no video, and a page without JavaScript', async ({ page, makePlayer, browser }) => {
  await signIn(page, await makePlayer('tier0'), '/clips');
  await own(page).getByRole('button', { name: 'Add a clip' }).click();
  const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no video') };
  await editor(page)
    .getByLabel(/^Video file/)
    .setInputFiles(text);
  await describeClip(page, 'Nothing');
  await save(page);
  await expect(editor(page).getByLabel(/^Video file/)).toBeFocused();
  await expect(editor(page).getByRole('link', { name: 'Choose an MP4, WebM or MOV file.' })).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/clips');
  await expect(main(plain).getByRole('heading', { name: 'How to make a reel' })).toBeVisible();
  await expect(main(plain).locator('noscript p')).toContainText('The gallery needs JavaScript.');
  await context.close();
});
