import { chromium } from '@playwright/test';
import { openDevTools } from '@skora/scripts/devtools-pipe';
import { findChromium } from '@skora/scripts/find-chromium';
import { navigate, visitHome } from '@skora/scripts/measure-visit';
import { noteVisit } from '@skora/scripts/note-visit';
import { openPhone } from '@skora/scripts/slow-phone';
import { SITE } from '../../../fixtures/stack/addresses';
import { expect, test } from '../../../fixtures/test';

test('the phone of the bench visits home, pricing and the log-in', async () => {
  const executablePath = findChromium({ playwrightPath: chromium.executablePath() });
  expect(executablePath).not.toBeNull();
  const browser = openDevTools(executablePath ?? '');
  try {
    const phone = await openPhone(browser);
    const page = await phone.openPage(noteVisit);
    const visit = await visitHome(page, SITE);
    expect(visit).toEqual({
      largestPaint: expect.any(Number),
      headerHydrated: expect.any(Number),
      blocked: expect.any(Number),
      scriptKb: expect.any(Number),
      fontKb: expect.any(Number),
    });
    expect(visit.scriptKb).toBeGreaterThan(0);
    expect(await navigate(page, '/pricing-plans')).toBeGreaterThan(0);
    expect(await navigate(page, '/login')).toBeGreaterThan(0);
    expect(await page.evaluate(() => location.pathname)).toBe('/login');
  } finally {
    await browser.close();
  }
});
