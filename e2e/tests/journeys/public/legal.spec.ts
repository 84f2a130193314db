import { header, main, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

test('a policy: its contents lead to sections in sight, on paper it is black on white with its version', async ({
  page,
}) => {
  await visit(page, '/privacy-policy');
  const contents = main(page).getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Your rights' }).click();
  const title = main(page).getByRole('heading', { name: /^\d+\. Your rights$/ });
  await expect(title).toBeInViewport();
  const bar = header(page).getByRole('banner');
  const below = async () =>
    ((await title.boundingBox())?.y ?? 0) - ((await bar.boundingBox()) ?? { height: Infinity }).height;
  await expect.poll(below, 'the bar does not hide the title').toBeGreaterThanOrEqual(0);

  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await expect(contents).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(main(page).getByText(/^Version of/)).toBeVisible();
  const ink = await main(page)
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).color);
  expect(ink).toBe('rgb(0, 0, 0)');
});
