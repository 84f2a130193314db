import type { Page, Route } from '@playwright/test';
import { holdTimers } from '../../fixtures/browser/timers';
import type { Player } from '../../fixtures/players/players';
import { header, main, signIn, visit } from '../../fixtures/site/site';
import { NO_PLAN_BANNER, PLAN_BANNERS } from '../../fixtures/site/tiers';
import { FIRESTORE_API } from '../../fixtures/stack/addresses';
import { expect, test } from '../../fixtures/test';

const FAULTS: Record<string, (route: Route) => Promise<void> | undefined> = {
  refuses: (route) => route.abort('connectionrefused'),
  hangs: () => undefined,
};

/** Ends when the files of the page are here, which have 8 s, too. */
async function signInReady(page: Page, player: Player, path: string): Promise<void> {
  await signIn(page, player, path);
  await expect(page.locator('main > [data-ms]')).toHaveCount(1);
}

async function expectNothingSold(page: Page): Promise<void> {
  await expect(header(page).getByRole('link', { name: 'We cannot check your plan right now' })).toBeVisible();
  await expect(page.getByText(NO_PLAN_BANNER)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Choose / })).toHaveCount(0);
}

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`while the store ${name} a page says so, sells nobody a plan and goes on afterwards`, async ({
    page,
    makePlayer,
    problems,
  }) => {
    problems.allow(/ERR_CONNECTION_REFUSED|ERR_FAILED|WebChannelConnection|Could not reach Cloud Firestore/);
    const player = await makePlayer('tier3');
    let away = true;
    // Its streams stay away, so that nothing but the button asks.
    await page.route(`${FIRESTORE_API}/google.firestore.v1.Firestore/**`, fault);
    await page.route(`${FIRESTORE_API}/v1/**`, (route) => (away ? fault(route) : route.continue()));
    await holdTimers(page, 30_000);
    const deadlines = await holdTimers(page, 8_000);
    await signInReady(page, player, '/profile');
    const failed = main(page).getByText('We could not load your record');
    const noAnswer = async () => {
      await deadlines.pass();
      return failed.isVisible();
    };
    await expect.poll(noAnswer, 'the page says that it cannot load').toBe(true);
    await expectNothingSold(page);

    // Ready first: the files of a page have 8 s, too.
    await visit(page, '/pricing-plans');
    const unknown = main(page).getByText('We cannot check your plan right now');
    const noTier = async () => {
      await deadlines.pass();
      return unknown.isVisible();
    };
    await expect.poll(noTier, 'the page says that it cannot know').toBe(true);
    await expectNothingSold(page);

    away = false;
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/');
    await expect(header(page).getByRole('link', { name: PLAN_BANNERS.tier3, exact: true })).toBeVisible();
  });
}

test('"Try again" does not wait for a connection to the store that hangs', async ({
  page,
  makePlayer,
  problems,
}) => {
  problems.allow(/WebChannelConnection|Could not reach Cloud Firestore/);
  const player = await makePlayer('tier3');
  let away = true;
  await page.route(`${FIRESTORE_API}/**`, (route) => (away ? undefined : route.continue()));
  const deadlines = await holdTimers(page, 8_000);
  await signInReady(page, player, '/profile/goals');
  const failed = main(page).getByText('We could not load your goals');
  const noAnswer = async () => {
    await deadlines.pass();
    return failed.isVisible();
  };
  await expect.poll(noAnswer, 'the page says that it cannot load').toBe(true);
  away = false;
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByText('What do you want to be better at in three months?')).toBeVisible();
});
