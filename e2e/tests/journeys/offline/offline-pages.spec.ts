import { OFFLINE } from '../../../fixtures/browser/offline';
import { keptPages, untilKept } from '../../../fixtures/browser/worker';
import { expectPlainAccessible } from '../../../fixtures/checks/plain-axe';
import { header, main, ready, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

test.use({ serviceWorkers: 'allow' });
// What watches the tests is a script, too, and the page without a connection runs none.
test.beforeEach(({ problems }) =>
  problems.allow(...OFFLINE, /503/, /ERR_FAILED/, /Blocked script execution/),
);

test('a visitor reads offline what was read before, in this tab and in a new one', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await untilKept(page, '/');
  await header(page).getByRole('link', { name: 'SKORAs STORY' }).click();
  await untilKept(page, '/story');

  await context.setOffline(true);
  await expect(main(page).getByText('No connection.', { exact: false })).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Why we build SKORA');
  await header(page).getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  const second = await context.newPage();
  await visit(second, '/story');
  await expect(main(second).getByRole('heading', { level: 1 })).toHaveText('Why we build SKORA');
  await expect(main(second).getByText('No connection.', { exact: false })).toBeVisible();

  await context.setOffline(false);
  await expect(main(second).getByText('No connection.', { exact: false })).toHaveCount(0);
});

test('a page that was never read says so, lists what can be read, and opens with the connection', async ({
  page,
  context,
}) => {
  await visit(page, '/story');
  await untilKept(page, '/story');
  await context.setOffline(true);
  const answer = await page.goto('/disclaimer');
  expect(answer?.status()).toBe(503);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expectPlainAccessible(page, 'the page without a connection');
  const readable = main(page).getByRole('navigation', { name: 'Pages you can read now' });
  await expect(readable.getByRole('link')).toHaveCount(1);
  await main(page).getByRole('link', { name: 'Try again' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await context.setOffline(false);
  await main(page).getByRole('link', { name: 'Try again' }).click();
  await ready(page);
  await expect(page).toHaveURL('/disclaimer');
  await expect(main(page).getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
  await context.setOffline(true);
  await page.goto('/blog');
  await readable.getByRole('link').last().click();
  await ready(page);
  await expect(page).toHaveURL('/story');
});

test('the page behind a link that somebody was sent is not kept, whatever the backend says', async ({
  page,
  problems,
}) => {
  problems.allow(/404|410/);
  await visit(page, '/');
  await untilKept(page, '/');
  await visit(page, `/cv/${'a'.repeat(43)}`);
  await visit(page, '/story');
  await untilKept(page, '/story');
  expect(await keptPages(page)).toEqual(['/', '/story']);
});
