import { readFile } from 'node:fs/promises';
import { extractText } from 'unpdf';
import { interceptUntil } from '../../../fixtures/browser/requests';
import { SITE } from '../../../fixtures/stack/addresses';
import { expectAccessible } from '../../../fixtures/checks/axe';
import { fillCv } from '../../../fixtures/players/full-cv';
import { endLink, letExpire, makeLink, storeLink } from '../../../fixtures/site/sharing';
import { main, signIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

const NAME = 'Mara Testspieler';
const GONE = 'This CV is not shared any more';

test('a CV is shared, read without an account, taken along as a PDF, and gone when the link ends', async ({
  page,
  makePlayer,
  openElsewhere,
  problems,
}) => {
  problems.allow(/410.*(\/cv\/|shared-cvs)/);
  const player = await makePlayer('tier1', NAME);
  await fillCv(player.uid, NAME);
  await signIn(page, player, '/profile/sharing');
  const path = await makeLink(page, 'Trial in May');

  const scout = await openElsewhere();
  const answer = await scout.goto(path);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(scout).toHaveTitle(`${NAME}: football CV | SKORA`);
  const html = (await answer?.text()) ?? '';
  expect(html).toContain(`<meta property="og:title" content="${NAME}: football CV`);
  const card = await scout.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await scout.request.get(card ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  const sheet = main(scout);
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await expect(sheet).toContainText('Testham United · First team · County league');
  await expect(sheet).toContainText('From 4 recorded matches');
  await expect(sheet, 'school and place are for coaches').not.toContainText(/Testham College|Leeds/);
  await expectAccessible(scout, 'a shared CV');
  const offers = scout
    .getByRole('link', { name: /^(Choose Your Plan|Register$)/ })
    .or(scout.getByRole('complementary', { name: 'Your plan' }));
  await expect(offers, 'nothing is sold to a scout').toHaveCount(0);
  await expect(scout.getByRole('link', { name: 'Login' })).toBeVisible();

  const row = main(page).getByRole('listitem').filter({ hasText: 'Trial in May' });
  const opened = async () => {
    await visit(page, '/profile/sharing');
    return row.textContent();
  };
  await expect.poll(opened, 'the visit is counted').toContain('Opened once');
  await visit(page, path);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(NAME);
  await visit(page, '/profile/sharing');
  await expect(row, 'the own visit is not').toContainText('Opened once');

  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Download as PDF' }).click();
  const file = await (await download).path();
  const { text, totalPages } = await extractText(new Uint8Array(await readFile(file)), { mergePages: true });
  expect(totalPages).toBe(1);
  const words = text.replace(/\s+/g, ' ');
  for (const expected of [NAME, 'Sprint 10 m 1.92 s', 'Timing gates', 'Self-reported', `${SITE}${path}`]) {
    expect(words).toContain(expected);
  }
  expect(words).not.toContain('Testham College');

  await endLink(page, 'Trial in May');
  const gone = await scout.goto(path);
  expect(gone?.status()).toBe(410);
  expect((await scout.request.get(card ?? '')).status(), 'the preview too').toBe(410);
  await expect(main(scout).getByRole('heading', { level: 1 })).toHaveText(GONE);
  await expectAccessible(scout, 'a link that is over');
});

test('a shared CV can be read without JavaScript', async ({ makePlayer, browser }) => {
  const player = await makePlayer('tier1', NAME);
  await fillCv(player.uid, NAME);
  const path = await storeLink(player, 'Old computer');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(`${SITE}${path}`);
  const cv = main(reader);
  await expect(cv.getByRole('heading', { level: 1 })).toHaveText(`${NAME}: football CV`);
  await expect(cv.getByRole('status', { name: 'Loading' })).toBeHidden();
  await expect(cv.getByText('Sprint 10 m', { exact: true })).toBeVisible();
  await expect(cv.getByText(/^1\.92 s · .*Timing gates.*Self-reported$/)).toBeVisible();
  await expect(cv.getByText(/Testham College|Leeds/), 'school and place are for coaches').toHaveCount(0);
  await context.close();
});

test('a coach link shows more, a link runs out, and an address of nobody is a 404', async ({
  page,
  makePlayer,
  problems,
}) => {
  problems.allow(/(404|410).*(\/cv\/|shared-cvs)/);
  const player = await makePlayer('tier1', NAME);
  await fillCv(player.uid, NAME);
  const path = await storeLink(player, 'Coach of Leeds', 'coach');
  await visit(page, path);
  await expect(main(page)).toContainText('Testham College');
  await letExpire(path);
  expect((await page.goto(path))?.status()).toBe(410);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(GONE);
  const unknown = await page.goto(`/cv/${'a'.repeat(43)}`);
  expect(unknown?.status()).toBe(404);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('We could not find this CV');
});

test('search engines may list only what an adult made for everybody', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier1', NAME);
  await fillCv(player.uid, NAME);
  const path = await storeLink(player, 'For everybody', 'public');
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['x-robots-tag']).toBeUndefined();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('A football player');
  await expect(main(page), 'nothing is public unless the player says so').not.toContainText('Testham');
});

test('a shared CV that cannot be reached says so and comes back', async ({ page, makePlayer, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const player = await makePlayer('tier0', NAME);
  const path = await storeLink(player, 'Scout');
  const lift = await interceptUntil(page, '**/api/shared-cvs/**', (route) => route.abort());
  await visit(page, path);
  await expect(main(page)).toContainText('We could not load this CV');
  lift();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(NAME);
});

test('a free plan has room for one link and no PDF; an ended link makes room', async ({
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier0', NAME);
  await signIn(page, player, '/profile/sharing');
  await makeLink(page, 'Only one');
  await expect(main(page)).toContainText('Your plan has room for 1 live link');
  await expect(main(page).getByRole('button', { name: 'Make the link' })).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Download as PDF' })).toHaveCount(0);
  await expectAccessible(page, 'the sharing page');
  await endLink(page, 'Only one');
  await expect(main(page).getByRole('button', { name: 'Make the link' })).toBeVisible();
});
