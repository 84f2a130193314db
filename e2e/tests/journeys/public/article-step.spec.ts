import type { Page } from '@playwright/test';
import { countRequests, holdRequests } from '../../../fixtures/browser/requests';
import { resizeTo, SCREENS } from '../../../fixtures/browser/widths';
import { expectAccessibleOnScreens } from '../../../fixtures/checks/axe';
import { readShifts, watchShifts } from '../../../fixtures/checks/shifts';
import { breakRemote, FAULTS, throwIn } from '../../../fixtures/faults/remote-faults';
import type { Player } from '../../../fixtures/players/players';
import { arrived, main, noReload, signIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

const ARTICLE = '/blog/faster-or-luckier';
const TITLE = 'Faster, or luckier? How to read a re-test';
const FILES = '**/remotes/remote-account/*.js*';
/** A tenth of what counts as good for the whole life of a page (Cumulative Layout Shift, web.dev). */
const MOST = 0.01;

const place = (page: Page) => main(page).locator('[data-page-slot="blog-article:next-step"]');
const step = (page: Page) => main(page).getByRole('region', { name: 'Your next step' });
const readOn = (page: Page) => main(page).getByRole('region', { name: 'Read on' });

/** Goes to the end of the article, in its own fonts. */
async function scrollToStep(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await place(page).scrollIntoViewIfNeeded();
}

const isTakenOver = (page: Page) => expect(place(page).locator('[data-prerendered]')).toHaveCount(0);
const top = (page: Page) => readOn(page).evaluate((element) => element.getBoundingClientRect().top);

async function openAs(page: Page, player: Player | null): Promise<void> {
  if (player) await signIn(page, player, ARTICLE);
  else await visit(page, ARTICLE);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article leads to an account', async ({ page, problems }) => {
    problems.allow(/request failed: csp .*\.js$/);
    await page.goto(ARTICLE);
    await expect(step(page).getByRole('link')).toHaveText(['Create your free CV']);
    await step(page).getByRole('link').click();
    await expect(page).toHaveURL('/signup');
  });
});

test('a visitor downloads nothing for it before it is near, and then goes on in one page life', async ({
  page,
}) => {
  const asked = countRequests(page, /\/remotes\/remote-account\/.*\.js/);
  await visit(page, ARTICLE);
  await page.waitForLoadState('networkidle');
  expect(asked()).toBe(0);
  await scrollToStep(page);
  await isTakenOver(page);
  await expect(step(page).getByRole('link')).toHaveText(['Create your free CV']);
  await expectAccessibleOnScreens(page, 'an article with the next step');
  const stayed = await noReload(page);
  await step(page).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signup');
  await stayed();
});

test('a player is led to a goal, and finds the step in the next article too', async ({
  page,
  makePlayer,
}) => {
  await signIn(page, await makePlayer('tier0'), ARTICLE);
  await scrollToStep(page);
  await isTakenOver(page);
  await expect(step(page).getByRole('link')).toHaveText(['Set a goal', 'Add weekly stats']);
  await expectAccessibleOnScreens(page, 'an article with the next step of a player');
  await readOn(page).getByRole('article').first().getByRole('link').click();
  await expect(page).not.toHaveURL(ARTICLE);
  await arrived(page);
  await step(page).getByRole('link', { name: 'Set a goal' }).click();
  await expect(page).toHaveURL('/profile/goals?goal=new');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Your goals' })).toBeVisible();
});

for (const who of ['a visitor', 'a player'] as const) {
  test(`nothing moves for ${who} when it comes late`, async ({ page, makePlayer }) => {
    await watchShifts(page);
    const player = who === 'a player' ? await makePlayer('tier0') : null;
    for (const screen of SCREENS) {
      await test.step(`${screen.width} px`, async () => {
        await resizeTo(page, screen);
        const files = await holdRequests(page, FILES);
        await openAs(page, player);
        await scrollToStep(page);
        await expect(step(page).getByRole('link').first()).toBeVisible();
        // What fonts have moved that came late is not the step's.
        const [before, moved] = [await top(page), await readShifts(page)];
        // Not for long: the page gives up on files that do not come.
        await expect.poll(files.count).toBeGreaterThan(0);
        files.release();
        await isTakenOver(page);
        await expect(step(page).getByRole('link').last()).toBeVisible();
        expect(await top(page)).toBe(before);
        expect((await readShifts(page)) - moved).toBeLessThanOrEqual(MOST);

        // The same on the way from the list, where nothing of it is in the page yet.
        await visit(page, '/blog');
        await main(page).getByRole('link', { name: TITLE }).click();
        await arrived(page);
        await scrollToStep(page);
        await expect(step(page).getByRole('link').first()).toBeVisible();
        const height = await place(page).evaluate((element) => element.clientHeight);
        const reserved = await place(page).evaluate((element) => getComputedStyle(element).minBlockSize);
        expect(`${height}px`).toBe(reserved);
      });
    }
  });
}

async function expectUntouched(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(step(page).getByRole('link')).toHaveText(['Create your free CV']);
  await expect(main(page).getByText('This part did not load')).toHaveCount(0);
  await expect(main(page).getByText('could not start')).toHaveCount(0);
}

test('without its files it stays readable, nothing moves, and the article works', async ({
  page,
  problems,
}) => {
  problems.allow(/a remote failed|\/remotes\/remote-account|ChunkLoadError|RUNTIME-00|SyntaxError|integrity/);
  await watchShifts(page);
  for (const fault of FAULTS) {
    await test.step(fault, async () => {
      const failed = page.waitForEvent('console', (message) => message.text().includes('a remote failed'));
      const lift = await breakRemote(page, 'remote-account', fault);
      await visit(page, ARTICLE);
      await page.evaluate(() => document.fonts.ready);
      await scrollToStep(page);
      const before = await top(page);
      await failed;
      await expectUntouched(page);
      expect(await top(page)).toBe(before);
      expect(await readShifts(page)).toBeLessThanOrEqual(MOST);
      lift();
    });
  }
  await step(page).getByRole('link').click();
  await expect(page).toHaveURL('/signup');
});

test('a step that throws leaves its words and the article as they were', async ({ page, problems }) => {
  problems.allow(/a remote failed|made to fail/);
  await watchShifts(page);
  await throwIn(page, 'remote-account', 'render');
  const failed = page.waitForEvent('console', (message) => message.text().includes('a remote failed'));
  await visit(page, ARTICLE);
  await scrollToStep(page);
  await failed;
  await expectUntouched(page);
  expect(await readShifts(page)).toBeLessThanOrEqual(MOST);
  await readOn(page).getByRole('article').first().getByRole('link').click();
  await expect(page).not.toHaveURL(ARTICLE);
  await arrived(page);
});
