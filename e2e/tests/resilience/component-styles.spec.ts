import type { Page } from '@playwright/test';
import { header, main, noReload, visit } from '../../fixtures/site/site';
import { PUBLIC_ONLY_PAGES, PUBLIC_PAGES } from '../../fixtures/site/site-map';
import { expect, test } from '../../fixtures/test';

const FILE = /\/assets\/components\.[0-9a-f]{8}\.css/;

interface Missed {
  /** How many rules the page does not carry. */
  left: number;
  /** Selectors among them that match something on it. */
  needed: string[];
}

function listMissed(page: Page, css: string): Promise<Missed> {
  return page.evaluate((text) => {
    const styleRules = (rules: Iterable<CSSRule>): CSSStyleRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : [];
      });
    const all = new CSSStyleSheet();
    all.replaceSync(text);
    const carried = document.querySelector<HTMLStyleElement>('style[data-components]')?.sheet?.cssRules ?? [];
    const texts = new Set(styleRules(carried).map(({ cssText }) => cssText));
    const left = styleRules(all.cssRules).filter(({ cssText }) => !texts.has(cssText));
    const needed = left
      .map(({ selectorText }) => selectorText.replaceAll(/::?(?:before|after)|:(?:hover|active)/g, ''))
      .filter((selector) => document.querySelector(selector));
    return { left: left.length, needed };
  }, css);
}

async function findFile(page: Page): Promise<string> {
  const html = await (await page.request.get('/')).text();
  return (await page.request.get(FILE.exec(html)?.[0] ?? '')).text();
}

async function pricingOpens(page: Page): Promise<void> {
  const stayed = await noReload(page);
  await header(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Choose your plan');
  await stayed();
}

test.describe('before the kernel is there', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page carries all component styles that match something on it', async ({
    page,
    problems,
  }) => {
    problems.allow(/request failed: csp .*\.js$/);
    const css = await findFile(page);
    for (const { path } of [...PUBLIC_PAGES, ...PUBLIC_ONLY_PAGES]) {
      await page.goto(path);
      const { left, needed } = await listMissed(page, css);
      expect(left, path).toBeGreaterThan(20);
      expect(needed, path).toEqual([]);
    }
  });
});

test('the kernel starts when all component styles are there, also at the second attempt', async ({
  page,
  problems,
}) => {
  problems.allow(/components\./, /ERR_FAILED/);
  await page.route(FILE, (route) => route.abort(), { times: 1 });
  await visit(page, '/');
  const { left } = await listMissed(page, await findFile(page));
  expect(left).toBe(0);
  await pricingOpens(page);
});

test('all component styles stand in the order of their file', async ({ page }) => {
  await visit(page, '/');
  const [there, wanted] = await page.evaluate(
    (text) => {
      const texts = (sheet: CSSStyleSheet | null | undefined) => {
        const layer = sheet?.cssRules[0];
        return layer instanceof CSSGroupingRule ? [...layer.cssRules].map(({ cssText }) => cssText) : [];
      };
      const all = new CSSStyleSheet();
      all.replaceSync(text);
      return [texts(document.querySelector<HTMLStyleElement>('style[data-components]')?.sheet), texts(all)];
    },
    await findFile(page),
  );
  expect(wanted.length).toBeGreaterThan(100);
  expect(there).toEqual(wanted);
});

test('without them the site still answers', async ({ page, problems }) => {
  problems.allow(/components\./, /ERR_FAILED/);
  await page.route(FILE, (route) => route.abort());
  await visit(page, '/');
  await pricingOpens(page);
});
