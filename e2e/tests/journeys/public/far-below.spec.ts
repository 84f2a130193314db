import { holdRequests } from '../../../fixtures/browser/requests';
import { footer, header, main, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';
import { awaitAnswers } from '../../../fixtures/browser/timers';

test.use({ viewport: { width: 390, height: 844 } });

test('a link to a late part of a page ends with its title below the bar', async ({ page }) => {
  await visit(page, '/contact-us');
  await main(page).getByRole('link', { name: 'Write to us' }).first().click();
  const title = main(page).getByRole('heading', { name: 'Write to us' });
  await expect(title).toBeInViewport({ ratio: 1 });
  const bar = await header(page).getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await title.boundingBox())?.y, { message: 'the bar does not hide the title' })
    .toBeGreaterThanOrEqual(bar?.height ?? Infinity);
});

test('the keyboard goes from the last question of the prices into the footer, in sight', async ({ page }) => {
  await visit(page, '/pricing-plans');
  const question = main(page).locator('summary').last();
  await question.focus();
  await expect(question).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  const field = footer(page).getByRole('textbox');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
});

test('prices that arrive while somebody reads what they depend on move nothing', async ({ page }) => {
  await awaitAnswers(page);
  const prices = await holdRequests(page, '**/api/payment/pricing*');
  await visit(page, '/pricing-plans');
  const conditions = main(page).getByText('Prices depend on your country.');
  await conditions.evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const below = main(page).getByRole('heading', { name: 'Compare the plans' });
  await page.evaluate(() => document.fonts.ready);
  const before = await below.boundingBox();
  prices.release();
  await expect(main(page).getByText(/prices for Germany/i)).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
});

for (const path of ['/', '/story', '/pricing-plans']) {
  test(`${path}: nothing moves for whoever scrolls to the end`, async ({ page }) => {
    await visit(page, path);
    const moved = await page.evaluate(async () => {
      let sum = 0;
      const count = (entries: PerformanceEntryList) => {
        for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
      };
      const observer = new PerformanceObserver((list) => count(list.getEntries()));
      // The web fonts replace their fallback once, at the start; what moves then is not moved by scrolling.
      await document.fonts.ready;
      observer.observe({ type: 'layout-shift' });
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let top = 0; top < document.documentElement.scrollHeight; top += 300) {
        window.scrollTo({ top, behavior: 'instant' });
        await frame();
        await frame();
      }
      count(observer.takeRecords());
      return sum;
    });
    await expect(footer(page).getByText('All rights reserved.')).toBeInViewport();
    expect(moved).toBeLessThan(0.01);
  });
}
