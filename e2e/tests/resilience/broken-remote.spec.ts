import { expectFallback, expectNoFallback, tryAgain } from '../../fixtures/fallback';
import { breakRemote, FAULTS, REMOTES, throwIn } from '../../fixtures/remote-faults';
import { PLACES } from '../../fixtures/remote-places';
import { noReload } from '../../fixtures/site';
import { expect, test } from '../../fixtures/test';

// Each fault makes noise of its own on the console; the tests below say what the visitor may and may not see.
test.beforeEach(({ problems }) => {
  problems.allow(
    /a remote failed|\/remotes\/remote-|made to fail|SyntaxError|Unexpected|RUNTIME-00|ChunkLoadError|MIME type/,
  );
});

for (const id of REMOTES) {
  for (const fault of FAULTS) {
    test(`${id} ${fault}: a fallback in its place, the rest works, "Try again" heals it`, async ({
      page,
      makePlayer,
      problems,
    }) => {
      const place = PLACES[id];
      if (fault === 'hanging') {
        await page.clock.install();
        // Time that is turned forward also runs out for a Firestore that is just connecting; it says so and tries again.
        problems.allow(/Could not reach Cloud Firestore backend/);
      }
      const lift = await breakRemote(page, id, fault);
      await place.start(page, () => makePlayer('tier1'));
      await place.enter(page);
      const stayed = await noReload(page);
      // Two downloads of at most 8 s each, and the pause between them. Second by second: what the page does meanwhile
      // must not run out of time in one leap.
      const giveUp = async () => {
        for (let wait = 0; fault === 'hanging' && wait < 36; wait += 1) await page.clock.fastForward(1_000);
      };
      await giveUp();
      const [first, ...others] = place.regions(page);
      if (!first) throw new Error(`${id} has no region.`);
      for (const region of [first, ...others]) await expectFallback(region);
      await place.othersWork(page);
      await giveUp();
      // Coming back has asked the network again: the fault must not be lifted before that failed, too.
      await expectFallback(first);
      await lift();
      for (const region of [first, ...others]) {
        await expectFallback(region);
        await tryAgain(region).click();
        await expectNoFallback(region);
      }
      await place.works(page);
      await stayed();
    });
  }

  for (const when of ['load', 'render'] as const) {
    test(`${id} throws at ${when}: a fallback in its place, the rest works, "Try again" heals it`, async ({
      page,
      makePlayer,
    }) => {
      const place = PLACES[id];
      const lift = await throwIn(page, id, when);
      await place.start(page, () => makePlayer('tier1'));
      await place.enter(page);
      const stayed = await noReload(page);
      for (const region of place.regions(page)) await expectFallback(region);
      await place.othersWork(page);
      for (const region of place.regions(page)) await expectFallback(region);
      await lift();
      for (const region of place.regions(page)) {
        await expectFallback(region);
        await tryAgain(region).click();
        await expectNoFallback(region);
      }
      await place.works(page);
      await stayed();
    });
  }
}

test('a fallback says nothing of the machinery', async ({ page }) => {
  await breakRemote(page, 'remote-auth', 'not found');
  await PLACES['remote-auth'].start(page, () => Promise.reject(new Error('Nobody signs in here.')));
  await PLACES['remote-auth'].enter(page);
  await expectFallback(page.locator('main'));
  await expect(page.locator('main')).not.toContainText(/remote|chunk|RUNTIME|http|stack|undefined/i);
});
