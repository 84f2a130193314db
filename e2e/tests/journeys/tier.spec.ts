import { deleteRecord, setTier } from '../../fixtures/players/players';
import { signIn } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';
import { expectTierLook, NO_PLAN_BANNER, PLAN_BANNERS } from '../../fixtures/site/tiers';
import { holdStream } from '../../fixtures/browser/silence';
import { holdTimers } from '../../fixtures/browser/timers';

test('an unknown tier counts as no plan', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier4');
  await signIn(page, player);
  for (const value of ['tier9', 'TIER4', '', '__proto__', 'tier44', 4]) {
    await test.step(JSON.stringify(value), async () => {
      await setTier(player.uid, 'tier4');
      await expectTierLook(page, PLAN_BANNERS.tier4, false);
      await setTier(player.uid, value);
      await expectTierLook(page, NO_PLAN_BANNER, true);
    });
  }
});

test('without a record a player has no plan', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier4');
  await signIn(page, player);
  await expectTierLook(page, PLAN_BANNERS.tier4, false);
  await deleteRecord(player.uid);
  await expectTierLook(page, NO_PLAN_BANNER, true);
});

test('with a silent stream the server is asked every 30 seconds and when the window gets the focus', async ({
  page,
  makePlayer,
  problems,
}) => {
  problems.allow(/WebChannelConnection/, /404.*documents\/users/);
  const player = await makePlayer('tier1');
  const refresh = await holdTimers(page, 30_000);
  const stream = await holdStream(page);
  await signIn(page, player);
  await expectTierLook(page, PLAN_BANNERS.tier1, false);
  await stream.silence();
  await setTier(player.uid, 'tier3');
  await refresh.pass();
  await expectTierLook(page, PLAN_BANNERS.tier3, false);
  await setTier(player.uid, 'tier4');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectTierLook(page, PLAN_BANNERS.tier4, false);
  await deleteRecord(player.uid);
  await refresh.pass();
  await expectTierLook(page, NO_PLAN_BANNER, true);
});

test('a tier that changed while the network was away shows after the 30-second refresh', async ({
  page,
  context,
  makePlayer,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebChannelConnection/);
  const player = await makePlayer('tier1');
  const refresh = await holdTimers(page, 30_000);
  await signIn(page, player);
  await expectTierLook(page, PLAN_BANNERS.tier1, false);
  await context.setOffline(true);
  await setTier(player.uid, 'tier3');
  await refresh.pass();
  await expectTierLook(page, PLAN_BANNERS.tier1, false);
  await context.setOffline(false);
  await refresh.pass();
  await expectTierLook(page, PLAN_BANNERS.tier3, false);
});

test('a tier that changed while the tab was in the background is right when it is looked at again', async ({
  page,
  context,
  makePlayer,
}) => {
  const player = await makePlayer('tier2');
  await signIn(page, player);
  await expectTierLook(page, PLAN_BANNERS.tier2, false);
  const front = await context.newPage();
  await front.goto('/story');
  await setTier(player.uid, 'tier4');
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectTierLook(page, PLAN_BANNERS.tier4, false);
});

test('the banner leads to the plans, for the highest one to the showcases', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier4');
  await signIn(page, player);
  await page.getByRole('link', { name: PLAN_BANNERS.tier4 }).click();
  await expect(page).toHaveURL('/showcases');
  await setTier(player.uid, 'tier3');
  await page.getByRole('link', { name: PLAN_BANNERS.tier3 }).click();
  await expect(page).toHaveURL('/pricing-plans');
});
