import { footer, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

const LINKS = [
  ['Home', '/'],
  ["SKORA's Story", '/story'],
  ['Curated Program Path', '/curated-program-path'],
  ['Pricing', '/pricing-plans'],
  ['Success Stories', '/success-story'],
  ['Get SKORED', '/contact-us'],
  ['Disclaimer', '/disclaimer'],
  ['Terms & Conditions', '/t&c'],
  ['Privacy Policy', '/privacy-policy'],
  ['Refund Policy', '/refund-policy'],
  ['Accessibility', '/accessibility'],
] as const;

test('the footer holds quick, legal and social links and the copyright of 2025', async ({ page }) => {
  await visit(page, '/');
  for (const [name, path] of LINKS) {
    await expect(footer(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  const served = await (await page.request.get('/')).text();
  for (const network of ['facebook', 'instagram', 'youtube', 'linkedin']) {
    const link = footer(page).getByRole('link', { name: new RegExp(network, 'i') });
    await expect(link).toHaveAttribute('href', new RegExp(`^https://${network}\\.example/`));
    await expect(link).toHaveAttribute('rel', /noopener/);
    expect(served).toContain(`href="https://${network}.example/`);
  }
  await expect(footer(page).getByText(/2025/)).toContainText('SKORA');
});

test('its links change the page without a reload', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-e2e-mark', ''));
  for (const [name, path] of LINKS) {
    await footer(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  await expect(page.locator('html[data-e2e-mark]')).toHaveCount(1);
});
