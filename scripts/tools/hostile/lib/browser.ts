import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../browsers/ensure-chromium';
import { demoPassword } from '../../../local/seed/stories/players';

/** A page, and what went wrong on it that nobody caught. */
export interface Visit {
  page: Page;
  uncaught: string[];
}

/** Opens a browser for one case. */
export async function withBrowser<Result>(work: (visit: Visit) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    page.setDefaultTimeout(20_000);
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    return await work({ page, uncaught });
  } finally {
    await browser.close();
  }
}

/** Opens an address and waits until the page answers to clicks. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () => !document.querySelector('[data-region] > [data-prerendered], [data-server-pending]'),
  );
}

/** Signs a demo player in by the form. */
export async function signInByForm(
  page: Page,
  site: string,
  email: string,
  password = demoPassword,
): Promise<void> {
  await visit(page, `${site}/login`);
  const form = page.locator('main form');
  await form.getByLabel(/e-?mail/i).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: /^log ?in$/i }).click();
  await page.getByRole('button', { name: /^Hi, / }).waitFor();
}
