import type { Page } from '@playwright/test';
import { patchDocument } from '../../../fixtures/stores/documents';
import { endLink, makeLink, storeLink } from '../../../fixtures/site/sharing';
import { main, signIn, visit } from '../../../fixtures/site/site';
import { storeFile } from '../../../fixtures/stores/stored-file';
import { expect, test } from '../../../fixtures/test';
import { recordVideo } from '../../../fixtures/browser/video';

const clips = (page: Page) => main(page).getByRole('region', { name: 'Clips' });

async function expectPlaying(page: Page, title: string): Promise<void> {
  await clips(page)
    .getByRole('button', { name: `Play: ${title}` })
    .click();
  const video = clips(page).locator(`video[aria-label="${title}"]`);
  await expect(video).toBeFocused();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.2);
}

/** Asks for the first bytes of a clip of a shared CV. @returns the status of the answer */
async function askForFile(page: Page, path: string, slot: number): Promise<number> {
  const address = path.replace('/cv/', '/api/shared-cvs/');
  const answer = await page.request.get(`${address}/clips/${slot}`, { headers: { range: 'bytes=0-99' } });
  if (answer.status() === 206) {
    expect(answer.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/);
    expect(await answer.body()).toHaveLength(100);
  }
  return answer.status();
}

test('a clip with a file plays on the own CV and on the shared one, as long as the player shows it', async ({
  page,
  makePlayer,
  openElsewhere,
}) => {
  const player = await makePlayer('tier1', 'Mara Testspieler');
  await signIn(page, player);
  const { buffer, mimeType } = await recordVideo(page);
  const clip = (slot: number) => `profiles/${player.uid}/clips/${slot}`;
  const said = { source: 'upload', action: 'pass', schemaVersion: 1, updatedAt: new Date(), seconds: 2 };
  for (const [slot, title, visibility] of [
    [0, 'Switch of play', 'link'],
    [1, 'Not yet good enough', 'me'],
  ] as const) {
    await storeFile(`clips/${player.uid}/${slot}`, buffer, mimeType);
    await patchDocument(clip(slot), { ...said, title, visibility });
  }
  await visit(page, '/profile/myprofile');
  await expectPlaying(page, 'Not yet good enough');
  await expectPlaying(page, 'Switch of play');

  const path = await storeLink(player, 'Trial in May');
  const scout = await openElsewhere();
  await visit(scout, path);
  await expectPlaying(scout, 'Switch of play');
  await expect(clips(scout), 'what is only mine').not.toContainText('Not yet good enough');
  expect([await askForFile(scout, path, 0), await askForFile(scout, path, 1)]).toEqual([206, 404]);

  await patchDocument(`profiles/${player.uid}/settings/visibility`, { fields: { clips: 'coach' } });
  expect(await askForFile(scout, path, 0)).toBe(404);
  await visit(page, '/profile/sharing');
  const forCoach = await makeLink(page, 'Coach of Leeds', 'Coach');
  expect(await askForFile(scout, forCoach, 0)).toBe(206);
  await patchDocument(clip(0), { visibility: 'me' });
  expect(await askForFile(scout, forCoach, 0)).toBe(404);
  await patchDocument(clip(0), { visibility: 'link' });
  await endLink(page, 'Coach of Leeds');
  expect(await askForFile(scout, forCoach, 0)).toBe(410);
});
