import { expectAccessibleOnScreens } from '../../../fixtures/checks/axe';
import { arrived, main, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

const ARTICLE = '/blog/the-reel';
const TITLE = 'How to make a highlight reel';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article can be read, with its sources, and leads to the next one', async ({ page, problems }) => {
    problems.allow(/request failed: csp .*\.js$/);
    const response = await page.goto(ARTICLE);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${TITLE} | SKORA`);
    await expect(main(page).getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    expect((await main(page).getByRole('article').first().innerText()).length).toBeGreaterThan(4000);
    await expect(main(page).getByRole('region', { name: 'Sources' }).getByRole('link').first()).toBeVisible();
    const contents = main(page).getByRole('navigation', { name: 'In this article' });
    await contents.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blog\/the-reel#/);
    await main(page)
      .getByRole('region', { name: 'Read on' })
      .getByRole('article')
      .first()
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/\/blog\/(?!the-reel)/);
    await expect(page).not.toHaveTitle(`${TITLE} | SKORA`);
    await expect(main(page).getByRole('heading', { level: 1 })).not.toHaveText(TITLE);
  });
});

test('search engines get the article’s head and structured data, readers a feed of all articles', async ({
  page,
  request,
}) => {
  await visit(page, ARTICLE);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog\/the-reel$/);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const graph = (JSON.parse(data ?? '{}') as { '@graph': Record<string, unknown>[] })['@graph'];
  expect(graph.find((node) => node['@type'] === 'Article')).toMatchObject({
    headline: TITLE,
    datePublished: '2026-11-21',
    keywords: expect.stringContaining('Clips') as unknown,
  });

  const slugs = await listedArticles(page);
  expect(slugs.length).toBeGreaterThanOrEqual(10);
  const feed = await (await request.get('/feed.xml')).text();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(slugs.filter((slug) => !feed.includes(`${slug}<`) && !feed.includes(`${slug}"`))).toEqual([]);
  expect(slugs.filter((slug) => !sitemap.includes(`${slug}<`))).toEqual([]);
});

async function listedArticles(page: Parameters<typeof visit>[0]): Promise<string[]> {
  await visit(page, '/blog');
  const hrefs = await main(page)
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(hrefs)];
}

test('from list to article to the next article and back, in one page life', async ({ page }) => {
  await visit(page, '/blog');
  await main(page).getByLabel('Search the articles').fill('reel');
  await main(page).getByRole('link', { name: TITLE }).click();
  await expect(page).toHaveURL(ARTICLE);
  await arrived(page);
  await expect(page).toHaveTitle(`${TITLE} | SKORA`);
  await expect(main(page).getByRole('heading', { level: 1, name: TITLE })).toBeFocused();
  const next = main(page)
    .getByRole('region', { name: 'Read on' })
    .getByRole('article')
    .first()
    .getByRole('link');
  const name = (await next.textContent()) ?? '';
  await next.click();
  await expect(page).toHaveTitle(`${name} | SKORA`);
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(`${TITLE} | SKORA`);
  await expect(main(page).getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
});

test('an article nobody wrote is a real 404', async ({ page, problems }) => {
  problems.allow(/404.*nobody-wrote-this/);
  const response = await page.goto('/blog/nobody-wrote-this');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found | SKORA');
  await expect(main(page).getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
});

test('list and article have no accessibility violation, on a phone and on a desk', async ({ page }) => {
  await visit(page, ARTICLE);
  await expectAccessibleOnScreens(page, ARTICLE);
  await visit(page, '/blog');
  await expectAccessibleOnScreens(page, '/blog');
  await main(page).getByLabel('Search the articles').fill('zebra');
  await expect(main(page).getByRole('heading', { name: 'No article found' })).toBeVisible();
  await expectAccessibleOnScreens(page, 'nothing found');
});
