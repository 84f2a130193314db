import { expectFallback, expectNoFallback } from '../../fixtures/fallback';
import { breakRemote, REMOTES } from '../../fixtures/remote-faults';
import { footer, header, main } from '../../fixtures/site';
import { expect, test } from '../../fixtures/test';

const HOMES = {
  'remote-auth': '/login',
  'remote-marketing': '/story',
  'remote-account': '/academies',
} as const;

test('all 16 combinations of remotes that are up or down boot', async ({ page, problems }) => {
  test.setTimeout(150_000);
  problems.allow(/a remote failed|\/remotes\/remote-|RUNTIME-00/);
  for (let mask = 0; mask < 2 ** REMOTES.length; mask += 1) {
    const down = REMOTES.filter((_id, bit) => mask & (1 << bit));
    await test.step(`down: ${down.join(', ') || 'none'}`, async () => {
      const lifts = await Promise.all(down.map((id) => breakRemote(page, id, 'refused')));
      for (const [id, path] of Object.entries(HOMES)) {
        await page.goto(path);
        // Signed out, the protected page leads to the one of the auth remote.
        const owner = id === 'remote-account' ? 'remote-auth' : id;
        const expectRegion = (owned: string) =>
          down.some((name) => name === owned) ? expectFallback : expectNoFallback;
        await expectRegion(owner)(main(page));
        await expectRegion('remote-layout')(header(page));
        await expectRegion('remote-layout')(footer(page));
        await expect(header(page).getByRole('link', { name: 'Success Stories' })).toBeVisible();
        await expect(footer(page).getByText('2025')).toBeVisible();
        if (path !== '/academies') await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      }
      for (const lift of lifts) await lift();
    });
  }
});
