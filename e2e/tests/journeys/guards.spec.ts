import { expectToast } from '../../fixtures/checks/messages';
import { main, ready, signIn, visit } from '../../fixtures/site/site';
import { PROTECTED_PAGES, PUBLIC_ONLY_PAGES } from '../../fixtures/site/site-map';
import { expect, test } from '../../fixtures/test';

declare global {
  interface Window {
    skoraHeadings: string[];
  }
}

// One of each background. That all of them are protected is tested beside the routes, what follows beside the guard, and
// what the server sends of each below.
const WALKED = ['/profile/myprofile', '/settings/player-stats', '/academies', '/complete-account'];

const ASK = 'Please log in to access this page.';

test('a protected page sends a signed-out visitor to the login page, with one toast, and shows nothing of itself in any frame', async ({
  page,
  messages,
}) => {
  await page.addInitScript(() => {
    window.skoraHeadings = [];
    new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent;
      if (heading && !window.skoraHeadings.includes(heading)) window.skoraHeadings.push(heading);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  for (const path of WALKED) {
    await test.step(path, async () => {
      messages.forget(page);
      await page.goto(path);
      await expect(page).toHaveURL('/login');
      await ready(page);
      await expect(main(page).locator('form')).toBeVisible();
      await expectToast(messages, page, 'error', ASK);
      expect(await page.evaluate(() => window.skoraHeadings)).toEqual(['Log in']);
    });
  }
});

test('the server sends nothing of a protected page', async ({ request }) => {
  const bodies = new Set<string>();
  for (const { path, title } of PROTECTED_PAGES) {
    const html = await (await request.get(path)).text();
    const body = /<main[^>]*>(.*?)<\/main>/s.exec(html)?.[1] ?? '';
    expect(body, path).not.toContain(title.replace(' | SKORA', ''));
    // Readers without JavaScript are told what the page needs, in words that are the same for all of them.
    expect(body.replace(/<noscript>.*?<\/noscript>/s, ''), path).not.toContain('<h1');
    bodies.add(body);
  }
  expect([...bodies]).toHaveLength(1);
});

test('going back from the login page does not open the protected page', async ({ page, messages }) => {
  await visit(page, '/story');
  await page.goto('/map');
  await expect(page).toHaveURL('/login');
  await expectToast(messages, page, 'error', ASK);
  await page.goBack();
  await expect(page).toHaveURL('/story');
});

test('a page for signed-out visitors sends a player back to where he was, with a toast', async ({
  page,
  messages,
  makePlayer,
}) => {
  await signIn(page, await makePlayer('tier1'), '/clips');
  for (const { path } of PUBLIC_ONLY_PAGES) {
    await test.step(path, async () => {
      messages.forget(page);
      await page.goto(path);
      await expect(page).toHaveURL('/clips');
      await expectToast(messages, page, 'info', 'You are already logged in.');
    });
  }
});

test('a link out of an e-mail opens its page for a signed-in player as well, and keeps it open', async ({
  page,
  makePlayer,
  problems,
}) => {
  problems.allow(/40[04].*email-proof/);
  await signIn(page, await makePlayer('tier1'));
  await page.goto('/email-verification?oobCode=made-up');
  await ready(page);
  await expect(page).toHaveURL(/\/email-verification/);
  await expect(page).toHaveTitle('Verify your email | SKORA');
  await page.goto('/email-verification?oobCode=');
  await expect(page).toHaveURL('/');
});
