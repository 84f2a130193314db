import { expectFallback, expectNoFallback } from '../../fixtures/faults/fallback';
import { breakRemote, REMOTES, type RemoteId } from '../../fixtures/faults/remote-faults';
import { footer, header, main } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

test('all 16 combinations of remotes that are up or down boot', async ({ page, problems }) => {
  problems.allow(/a remote failed|\/remotes\/remote-|RUNTIME-00/);
  for (let mask = 0; mask < 2 ** REMOTES.length; mask += 1) {
    const down = REMOTES.filter((_id, bit) => mask & (1 << bit));
    await test.step(`down: ${down.join(', ') || 'none'}`, async () => {
      const lifts = await Promise.all(down.map((id) => breakRemote(page, id, 'refused')));
      const isDown = (id: RemoteId) => down.includes(id);
      const expectRegion = (owner: RemoteId) => (isDown(owner) ? expectFallback : expectNoFallback);
      // Signed out, a protected page leads to the login page, whatever has become of its own remote.
      const pages = {
        [isDown('remote-account') ? '/academies' : '/login']: 'remote-auth',
        '/story': 'remote-marketing',
      } as const;
      for (const [path, owner] of Object.entries(pages)) {
        await page.goto(path);
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
