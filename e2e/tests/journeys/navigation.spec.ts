import { holdRequests } from '../../fixtures/browser/requests';
import {
  accountButton,
  arrived,
  footer,
  header,
  main,
  noReload,
  signIn,
  visit,
} from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

test.use({ reducedMotion: 'no-preference' });

test('a new page starts at its top, with its heading focused and its title announced', async ({
  page,
  messages,
}) => {
  await visit(page, '/');
  const stayed = await noReload(page);
  await footer(page).getByRole('link', { name: 'Privacy Policy' }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await footer(page).getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveTitle('Privacy Policy | SKORA');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => messages.announcedOn(page)).toContain('Privacy Policy | SKORA');
  await stayed();
});

test('a pressed link answers in the next frame, though its page is far away', async ({ page }) => {
  await visit(page, '/');
  const files = await holdRequests(page, /\/remotes\/remote-auth\/.*\.js$/);
  const login = header(page).getByRole('link', { name: 'Login' });
  const answer = await login.evaluate(async (link) => {
    const read = () => [getComputedStyle(link).boxShadow !== 'none', getComputedStyle(link).opacity];
    const before = read();
    (link as HTMLElement).click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return { before, then: read() };
  });
  // A fainter text would be harder to read.
  expect(answer).toEqual({ before: [false, '1'], then: [true, '1'] });
  await expect(main(page).getByRole('heading', { level: 1 })).not.toHaveText('Log in');
  files.release();
  await arrived(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Log in');
  await expect(login).toHaveCSS('box-shadow', 'none');
});

test('back and forward show the pages again, without a reload', async ({ page }) => {
  await visit(page, '/');
  const stayed = await noReload(page);
  await header(page).getByRole('link', { name: 'SKORAs STORY' }).click();
  await expect(page).toHaveTitle('SKORAs Story');
  await header(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveTitle('Log in | SKORA');
  await page.goBack();
  await expect(page).toHaveTitle('SKORAs Story');
  await page.goBack();
  await expect(page).toHaveTitle('SKORA: Data. Direction. Destiny.');
  await page.goForward();
  await expect(page).toHaveURL('/story');
  await stayed();
});

test('the background follows the part of the site', async ({ page, makePlayer }) => {
  await signIn(page, await makePlayer('tier1'));
  const html = page.locator('html');
  const light = () => page.evaluate(() => getComputedStyle(document.body, '::before').backgroundImage);
  const stayed = await noReload(page);
  const open = async (name: string) => {
    await expect(accountButton(page)).toHaveAttribute('aria-expanded', 'false');
    await accountButton(page).click();
    await header(page).getByRole('link', { name, exact: true }).click();
    await arrived(page);
  };
  await open('Edit Profile');
  await expect(html).toHaveAttribute('data-background', 'internal');
  const internal = await light();
  await open('My CV');
  await expect(html).toHaveAttribute('data-background', 'cv');
  const cv = await light();
  await open('Academies');
  await expect(html).toHaveAttribute('data-background', 'default');
  expect(internal).toContain('gradient');
  expect(cv).toContain('gradient');
  expect(cv).not.toBe(internal);
  await stayed();
});

test('a fast visitor ends where the last click led', async ({ page }) => {
  await visit(page, '/');
  await header(page).evaluate((region) => {
    const click = (path: string) => region.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`)?.click();
    ['/story', '/pricing-plans', '/curated-program-path', '/story', '/success-story'].forEach(click);
  });
  await expect(page).toHaveURL('/success-story');
  await expect(page).toHaveTitle('Success Stories | SKORA');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main(page).locator('[data-remote]')).toHaveCount(1);
});

test('the skip link leads past the bar', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main:focus-within')).toHaveCount(1);
});
