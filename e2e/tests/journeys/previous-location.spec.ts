import { accountButton, submitSignIn, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

// One of each kind; host/src/navigation/previous-location.test.ts has the rest.
const HOSTILE = ['//evil.example/story', 'javascript:alert(1)', '/unknown-page'];

test('a remembered page that is none of ours leads nowhere else', async ({ page, makePlayer, baseURL }) => {
  const player = await makePlayer('tier1');
  await visit(page, '/login');
  await page.evaluate(() => sessionStorage.setItem('previousLocation', '//evil.example/story'));
  await submitSignIn(page, player);
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/profile`);
  for (const value of HOSTILE) {
    await test.step(JSON.stringify(value), async () => {
      await page.evaluate((text) => sessionStorage.setItem('previousLocation', text), value);
      await page.goto('/login');
      await expect(page).toHaveURL(`${baseURL}/`);
    });
  }
});

test('a remembered page of ours keeps its query and hash', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier1');
  await visit(page, '/login');
  await page.evaluate(() => sessionStorage.setItem('previousLocation', '/academies?country=ES#list'));
  await submitSignIn(page, player);
  await expect(page).toHaveURL('/academies?country=ES#list');
});

test('the page of a link with a token is not remembered', async ({ page, makePlayer, problems }) => {
  problems.allow(/404.*contact-requests?\//);
  const player = await makePlayer('tier1');
  await visit(page, '/story');
  await visit(page, `/contact-request/${'a'.repeat(43)}`);
  await visit(page, '/login');
  await submitSignIn(page, player);
  await expect(page).toHaveURL('/story');
});
