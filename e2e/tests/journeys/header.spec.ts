import { rename } from '../../fixtures/stores/identities';
import { accountButton, arrived, comeBack, header, main, signIn, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

const BAR = [
  ['Home', '/'],
  ['SKORAs STORY', '/story'],
  ['Curated Program Path', '/curated-program-path'],
  ['Pricing', '/pricing-plans'],
  ['Success Stories', '/success-story'],
  ['Login', '/login'],
  ['Register', '/signup'],
] as const;

const MENU = [
  ['My CV', '/profile/myprofile'],
  ['Edit Profile', '/settings/edit-profile'],
  ['Add Stats', '/settings/player-stats'],
  ['Add Weekly Stats', '/settings/add-weekly-stats'],
  ['Academies', '/academies'],
  ['Manage Subscription', '/manage-subscription'],
] as const;

test('a visitor finds every page of the bar, and the ways in', async ({ page }) => {
  await visit(page, '/');
  for (const [name, path] of BAR) {
    const link = header(page).getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', path);
  }
  await header(page).getByRole('link', { name: 'Success Stories' }).click();
  await expect(page).toHaveURL('/success-story');
  await expect(header(page).getByRole('link', { name: 'Success Stories' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

const GREETINGS = [
  ['Ada', 'Hi, Ada'],
  ['Ada Maria Lovelace', 'Hi, Ada Maria'],
  ['Fifteenletters1 B', 'Hi, Fifteenletters1 B'],
  ['Sixteenletters12 B', 'Hi, Sixteenlette… B'],
  ['  spaced    out   name ', 'Hi, spaced out'],
  ['<img src=x onerror=alert(1)>', 'Hi, <img src=x'],
  ['<script>window.hacked=1</script>', 'Hi, <script>wind…'],
] as const;

test('the greeting shows two words at most and cuts long ones; a name is never markup', async ({
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier1');
  await signIn(page, player);
  for (const [displayName, greeting] of GREETINGS) {
    await test.step(displayName, async () => {
      await rename(player.uid, displayName);
      await comeBack(page, (within) => expect(accountButton(page)).toHaveAccessibleName(greeting, within));
      await expect(header(page).locator('img[src="x"], script')).toHaveCount(0);
    });
  }
});

test('the dropdown leads to every page of the account', async ({ page, makePlayer }) => {
  await signIn(page, await makePlayer('tier1'));
  const button = accountButton(page);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  for (const [name, path] of MENU) {
    await button.click();
    await header(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    // An arrival takes the focus, and with it an open menu away.
    await arrived(page);
  }
});

test('the dropdown answers to the keyboard, and a press outside closes it', async ({ page, makePlayer }) => {
  await signIn(page, await makePlayer('tier1'));
  const button = accountButton(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('link', { name: 'My CV' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(header(page).getByRole('link', { name: 'Edit Profile' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(header(page).getByRole('button', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
  await expect(header(page).getByRole('button', { name: 'Logout' })).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await main(page).click({ position: { x: 5, y: 5 } });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the bar stays in sight and changes its look once the page is scrolled', async ({ page }) => {
  await visit(page, '/');
  const bar = header(page).locator('header');
  const look = () =>
    bar.evaluate((element) => {
      const { backgroundColor, boxShadow, borderBottomColor, backdropFilter } = getComputedStyle(element);
      return [backgroundColor, boxShadow, borderBottomColor, backdropFilter].join(' ');
    });
  const atTop = await look();
  await page.mouse.wheel(0, 900);
  await expect.poll(look).not.toBe(atTop);
  await expect(bar).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(look).toBe(atTop);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a menu button opens the pages, Escape and a choice close them', async ({ page }) => {
    await visit(page, '/');
    const story = header(page).getByRole('link', { name: 'SKORAs STORY' });
    const menu = header(page).getByRole('button', { name: 'Menu', exact: true });
    await expect(story).toBeHidden();
    await menu.click();
    await expect(story).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(story).toBeHidden();
    await menu.tap();
    await story.tap();
    await expect(page).toHaveURL('/story');
    await expect(story).toBeHidden();
  });
});
