import { readShifts, watchShifts } from '../../fixtures/checks/shifts';
import { fillCv } from '../../fixtures/players/full-cv';
import { main, signIn, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

/** Half of what counts as good for the whole life of a page (Cumulative Layout Shift, web.dev). */
const MOST = 0.05;

test('what arrives later moves nothing that is already read', async ({ page, makePlayer }) => {
  await watchShifts(page);
  const player = await makePlayer('tier1', 'Mara Testspieler');
  await fillCv(player.uid, player.displayName);
  await signIn(page, player);
  const found = (text: string | RegExp) => expect(main(page).getByText(text).first()).toBeVisible();
  for (const [path, width, arrives] of [
    ['/profile', 390, 'What others can see'],
    ['/profile', 768, 'Do it now'],
    ['/profile/myprofile', 390, 'Testham United'],
    ['/academies', 390, 'Sample data'],
    ['/map', 768, 'You are not on the map'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, path);
    await found(arrives);
    expect.soft(await readShifts(page), `${path}, ${width} px wide`).toBeLessThan(MOST);
  }
});
