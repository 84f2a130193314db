import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PICTURE_TOLERANCE, pictureDifference } from '@skora/scripts-lib/match-picture';
import { paperPictures } from '@skora/scripts-lib/paper-pictures';
import { expectAccessible, expectStrongContrast } from '../../../fixtures/checks/axe';
import { MAILBOX } from '../../../fixtures/stack/mailbox';
import { expect, test } from '../../../fixtures/test';
import { resizeTo } from '../../../fixtures/browser/widths';

interface Sample {
  id: string;
  html: string;
}

const PICTURES = join(import.meta.dirname, 'pictures');
/** The narrowest phone, a usual one, and as wide as mails get. */
const WIDTHS = [320, 390, 600];
const SCHEMES = ['light', 'dark'] as const;
/** Each part of the layout at least once: button, quotation, items, notes, imprint, no button, and the longest one. */
const LOOKED_AT = [
  ...['verify-email', 'newsletter-digest', 'contact-address', 'contact-message'],
  ...['publish-confirmation', 'weekly-family'],
];

/** Mails use the fonts of the machine; in pictures they have the one that every machine has. */
const require = createRequire(import.meta.resolve('@skora/shared/tokens'));
const font = readFileSync(
  require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
).toString('base64');
const FONT = `<style>@font-face{font-family:Sample;font-weight:100 900;src:url(data:font/woff2;base64,${font})}*{font-family:Sample!important}</style>`;

async function readSamples(): Promise<Sample[]> {
  return (await (await fetch(`${MAILBOX}/api/mails`)).json()) as Sample[];
}

async function show(page: Page, html: string): Promise<void> {
  await page.setContent(html.replace('</head>', `${FONT}</head>`));
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** Makes the window of a mail so wide. @returns how much room the mail takes */
async function widen(page: Page, width: number): Promise<{ width: number; height: number }> {
  await resizeTo(page, { width, height: 200 });
  return page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.body.scrollHeight,
  }));
}

for (const scheme of SCHEMES) {
  test(`mails look as their stored pictures do, ${scheme}, on phones and on a desk`, async ({ page }) => {
    await page.emulateMedia({ media: 'screen', colorScheme: scheme });
    const samples = (await readSamples()).filter(({ id }) => LOOKED_AT.includes(id));
    expect(samples.map(({ id }) => id).toSorted()).toEqual(LOOKED_AT.toSorted());
    for (const { id, html } of samples) {
      await widen(page, 320);
      await show(page, html);
      await expectStrongContrast(page, `${id}, ${scheme}`);
      for (const width of WIDTHS) {
        const { height } = await widen(page, width);
        const what = `${id}-${width}-${scheme}`;
        const paper = { width: `${width}px`, height: `${height + 1}px`, printBackground: true };
        const [drawn, ...more] = await paperPictures(await page.pdf(paper), 'colours');
        expect(more, `${what}: one picture`).toEqual([]);
        const { share, where } = pictureDifference(
          drawn ?? Buffer.alloc(0),
          join(PICTURES, scheme, `${what}.png`),
        );
        expect.soft(share, `${what}: ${where}`).toBeLessThanOrEqual(PICTURE_TOLERANCE.paper);
      }
    }
  });
}

test('no mail is wider than its window', async ({ page }) => {
  for (const { id, html } of await readSamples()) {
    await show(page, html);
    for (const width of WIDTHS) {
      expect.soft((await widen(page, width)).width, `${id} at ${width} px`).toBe(width);
    }
  }
});

test('the mailbox shows every mail in each of its views', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${MAILBOX}/mails`);
  // On a phone a mail has the whole width, and nothing is wider than the window.
  const first = page.getByRole('main').getByRole('listitem').first();
  expect((await first.boundingBox())?.width).toBe(390 - 2 * 16);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await resizeTo(page, { width: 1280, height: 800 });
  await expectAccessible(page, 'all mails');
  await page.getByRole('link', { name: 'Verify your email address', exact: true }).click();
  await page.getByRole('link', { name: 'Dark' }).click();
  await page.getByRole('link', { name: '600 px' }).click();
  const frame = page.getByTitle('Verify your email address as HTML');
  expect((await frame.boundingBox())?.width).toBe(602);
  const body = frame.contentFrame().locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(7, 14, 13)');
  await page.getByRole('link', { name: 'Light' }).click();
  await expect(body).toHaveCSS('background-color', 'rgb(244, 242, 233)');
  await page.getByRole('link', { name: 'Plain text' }).click();
  await expect(page.locator('pre').first()).toContainText('Verify my email:\nhttps://skora.example/');
  await expectAccessible(page, 'a mail as text');
});
