import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

/** Paths the page went through, with their queries; pages may hide a code from the address bar soon after. */
function watchAddresses(page: Page): string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => {
    const { origin, pathname, search } = new URL(frame.url());
    seen.push(`${origin === new URL(page.url()).origin ? '' : origin}${pathname}${search}`);
  });
  return seen;
}

// One of each kind; remote-auth/src/features/auth-action/action-target.test.ts has the rest.
const forwarded = [
  ['?oobCode=abc-123&mode=resetPassword&lang=en', '/reset-password?oobCode=abc-123'],
  [
    '?mode=resetPassword&oobCode=a%26next%3Dhttps%3A%2F%2Fevil.example',
    '/reset-password?oobCode=a%26next%3Dhttps%3A%2F%2Fevil.example',
  ],
  ['?mode=verifyEmail&oobCode=abc&continueUrl=https%3A%2F%2Fevil.example', '/email-verification?oobCode=abc'],
] as const;

test('a link of a mail leads to the page that uses its code, on this site', async ({
  page,
  problems,
  baseURL,
}) => {
  problems.allow(/404.*password-reset-check/);
  const seen = watchAddresses(page);
  for (const [query, target] of forwarded) {
    await test.step(query, async () => {
      seen.length = 0;
      await page.goto(`/auth-action${query}`);
      await expect.poll(() => seen).toContain(target);
      expect(new URL(page.url()).origin).toBe(baseURL);
    });
  }
});

const refused = ['', '?mode=__proto__&oobCode=abc', '?mode=verifyEmail&mode=resetPassword&oobCode=abc'];

test('any other link leads home', async ({ page }) => {
  for (const query of refused) {
    await test.step(query, async () => {
      await page.goto(`/auth-action${query}`);
      await expect(page).toHaveURL('/');
    });
  }
});

test('the action page leaves no entry in the history', async ({ page }) => {
  await page.goto('/story');
  await page.goto('/auth-action?mode=unknown&oobCode=abc');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/story');
});
