import type { Page } from '@playwright/test';
import { footer, visit } from '../../fixtures/site';
import { expect, test } from '../../fixtures/test';

const TEXT = 'Please enter a valid email.';

async function askForToast(page: Page): Promise<void> {
  const field = footer(page).getByRole('textbox', { name: /e-?mail/i });
  await field.focus();
  await field.press('Enter');
}

test('a toast appears at the top right, for 1200 ms, and is announced politely', async ({
  page,
  messages,
}) => {
  await visit(page, '/');
  await askForToast(page);
  const toast = page.locator('.Toastify__toast');
  await toast.hover();
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no box.');
  expect(box.x).toBeGreaterThan(640);
  expect(box.y).toBeLessThan(200);
  await expect(page.locator('.Toastify__progress-bar--animated')).toHaveCSS('animation-duration', '1.2s');
  await expect(page.locator('#skora-live')).toHaveAttribute('aria-live', 'polite');
  await expect.poll(() => messages.announcedOn(page)).toContain(TEXT);
});

test('a toast waits while the pointer rests on it, and goes when it leaves', async ({ page }) => {
  await visit(page, '/');
  await askForToast(page);
  const toast = page.locator('.Toastify__toast');
  await toast.hover();
  await expect(page.locator('.Toastify__progress-bar--animated')).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(100, 600);
  await expect(toast).toHaveCount(0);
});

test('toasts also go by themselves for people who want no motion', async ({ page, messages }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await askForToast(page);
  await expect.poll(() => messages.toastsOn(page)).toHaveLength(1);
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
});
