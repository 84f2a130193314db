import { countBytes, filesOf } from '../../../fixtures/browser/page-files';
import { awaitAnswers } from '../../../fixtures/browser/timers';
import { header, main, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a page whose link is in sight is ready before it is tapped, one in the menu is not', async ({
  page,
}) => {
  await awaitAnswers(page);
  await visit(page, '/');
  const files = await filesOf(page, '/login');
  const countAsked = async () => Object.values(await countBytes(page, files)).map((asked) => asked.length);
  const once = files.map(() => 1);
  await expect.poll(countAsked).toEqual(once);
  const story = (await filesOf(page, '/story')).filter((file) => /\/story\..*js$/.test(file));
  await expect.poll(async () => Object.values(await countBytes(page, story))).toEqual([[expect.any(Number)]]);
  await expect(page).toHaveURL('/');
  await header(page).getByRole('link', { name: 'Login' }).tap();
  await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
  expect(await countAsked()).toEqual(once);
});
