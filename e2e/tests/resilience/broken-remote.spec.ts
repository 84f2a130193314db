import type { Page } from '@playwright/test';
import { expectFallback, expectNoFallback, giveUp, tryAgain } from '../../fixtures/faults/fallback';
import type { Player } from '../../fixtures/players/players';
import { breakRemote, FAULTS, REMOTES, throwIn } from '../../fixtures/faults/remote-faults';
import { REMOTE_VISITS, type RemoteVisit } from '../../fixtures/faults/remote-visits';
import { noReload } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';
import { holdTimers } from '../../fixtures/browser/timers';

// Each fault makes noise of its own on the console; the tests below say what the visitor may and may not see.
test.beforeEach(({ problems }) => {
  problems.allow(
    /a remote failed|\/remotes\/remote-|made to fail|SyntaxError|Unexpected|RUNTIME-00|ChunkLoadError|MIME type/,
  );
});

type MakePlayer = (tier?: string) => Promise<Player>;

/** @param broken waits until the page says that the remote does not come */
async function expectHealing(
  page: Page,
  visit: RemoteVisit,
  lift: () => void | Promise<void>,
  broken: () => Promise<void> = async () => undefined,
): Promise<void> {
  const stayed = await noReload(page);
  await broken();
  for (const region of visit.regions(page)) await expectFallback(region);
  await visit.othersWork(page);
  // Coming back has asked the network again: the fault must not be lifted before that failed, too.
  await broken();
  for (const region of visit.regions(page)) await expectFallback(region);
  await lift();
  for (const region of visit.regions(page)) {
    await expectFallback(region);
    await tryAgain(region).click();
    await expectNoFallback(region);
  }
  await visit.works(page);
  await stayed();
}

/** One player for all faults of a test. */
function onePlayer(makePlayer: MakePlayer): () => Promise<Player> {
  let player: Promise<Player> | undefined;
  return () => (player ??= makePlayer('tier1'));
}

for (const id of REMOTES) {
  const visit = REMOTE_VISITS[id];

  test(`${id} broken: a fallback in its place, the rest works, "Try again" heals it`, async ({
    page,
    makePlayer,
  }) => {
    const player = onePlayer(makePlayer);
    for (const fault of FAULTS) {
      await test.step(fault, async () => {
        const lift = await breakRemote(page, id, fault);
        await visit.start(page, player);
        await visit.enter(page);
        await expectHealing(page, visit, lift);
      });
    }
  });

  test(`${id} hanging: a fallback after 8 s, the rest works, "Try again" heals it`, async ({
    page,
    makePlayer,
  }) => {
    const downloads = await holdTimers(page, 8_000);
    const lift = await breakRemote(page, id, 'hanging');
    await visit.start(page, onePlayer(makePlayer));
    await visit.enter(page);
    await expectHealing(page, visit, lift, () => giveUp(downloads, page.locator('body')));
  });

  test(`${id} throws: a fallback in its place, the rest works, "Try again" heals it`, async ({
    page,
    makePlayer,
  }) => {
    const player = onePlayer(makePlayer);
    for (const when of ['load', 'render'] as const) {
      await test.step(when, async () => {
        const lift = await throwIn(page, id, when);
        await visit.start(page, player);
        await visit.enter(page);
        await expectHealing(page, visit, lift);
      });
    }
  });
}

test('a fallback says nothing of the machinery', async ({ page }) => {
  await breakRemote(page, 'remote-auth', 'not found');
  await REMOTE_VISITS['remote-auth'].start(page, () => Promise.reject(new Error('Nobody signs in here.')));
  await REMOTE_VISITS['remote-auth'].enter(page);
  await expectFallback(page.locator('main'));
  await expect(page.locator('main')).not.toContainText(/remote|chunk|RUNTIME|http|stack|undefined/i);
});
