import type { Locator, Page } from '@playwright/test';
import { footer, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

test.use({ reducedMotion: 'no-preference' });

const TEXT = 'Please enter a valid email.';

async function askForToast(page: Page): Promise<void> {
  const field = footer(page).getByRole('textbox', { name: /e-?mail/i });
  await field.focus();
  await field.press('Enter');
}

/** Sets the speed of animations, and with them of a toast’s time: a busy machine must not be too late for it. */
async function runAnimationsAt(page: Page, rate: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: rate });
}

/** Moves the pointer about where toasts come in, until the time of the one that comes stands still. */
async function restOnToast(page: Page): Promise<Locator> {
  const width = page.viewportSize()?.width;
  if (width === undefined) throw new Error('The page has no size.');
  const toast = page.locator('.Toastify__toast');
  const timer = toast.locator('.Toastify__progress-bar--animated');
  let y = 100;
  await expect(async () => {
    y = 201 - y;
    await page.mouse.move(width - 120, y);
    await expect(timer).toHaveCSS('animation-play-state', 'paused', { timeout: 100 });
  }).toPass({ intervals: [50] });
  return toast;
}

test('a toast appears at the top right and is announced politely', async ({ page, messages }) => {
  await visit(page, '/');
  await runAnimationsAt(page, 0.1);
  await askForToast(page);
  const toast = await restOnToast(page);
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no box.');
  expect(box.x).toBeGreaterThan(640);
  expect(box.y).toBeLessThan(200);
  await expect(page.locator('#skora-live')).toHaveAttribute('aria-live', 'polite');
  await expect.poll(() => messages.announcedOn(page)).toContain(TEXT);
});

test('a toast waits while the pointer rests on it, and goes when it leaves', async ({ page }) => {
  await visit(page, '/');
  await runAnimationsAt(page, 0.1);
  await askForToast(page);
  const toast = await restOnToast(page);
  await runAnimationsAt(page, 1);
  await expect(toast).toBeVisible();
  await page.mouse.move(100, 600);
  await expect(toast).toHaveCount(0);
});

/** Notes the time of each animation that ends, in ms of the animation: a busy machine does not change it. */
async function noteAnimations(page: Page): Promise<() => Promise<Record<string, number>>> {
  await page.evaluate(() => {
    document.addEventListener('animationend', ({ animationName, elapsedTime }) => {
      document.documentElement.setAttribute(`data-e2e-${animationName}`, String(elapsedTime * 1000));
    });
  });
  return () =>
    page.evaluate(() =>
      Object.fromEntries(
        ['toast-timer', 'toast-exit'].map((name) => [
          name,
          Math.round(Number(document.documentElement.getAttribute(`data-e2e-${name}`))),
        ]),
      ),
    );
}

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`a toast is on the screen for 1200 ms, its exit included (motion: ${motion})`, async ({
    page,
    messages,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await visit(page, '/');
    const readAnimations = await noteAnimations(page);
    await askForToast(page);
    await expect.poll(() => messages.toastsOn(page)).toHaveLength(1);
    await expect(page.locator('.Toastify__toast')).toHaveCount(0);
    expect(await readAnimations()).toEqual({ 'toast-timer': 1080, 'toast-exit': 120 });
  });
}
