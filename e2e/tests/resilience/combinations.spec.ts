import { expectFallback, expectNoFallback } from '../../fixtures/faults/fallback';
import { breakRemote, type RemoteId } from '../../fixtures/faults/remote-faults';
import { footer, header, main } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

const LOGIN = { path: '/login', owner: 'remote-auth', link: 'Login' } as const;
const STORY = { path: '/story', owner: 'remote-marketing', link: 'SKORAs STORY' } as const;
const OTHERS = ['remote-layout', 'remote-auth', 'remote-marketing'] as const;

for (const isAccountDown of [false, true]) {
  test(`with remote-account ${isAccountDown ? 'down' : 'up'} all 8 combinations of the others that are up or down boot`, async ({
    page,
    problems,
  }) => {
    problems.allow(/a remote failed|\/remotes\/remote-|RUNTIME-00/);
    for (let mask = 0; mask < 2 ** OTHERS.length; mask += 1) {
      const down: RemoteId[] = OTHERS.filter((_id, bit) => mask & (1 << bit));
      if (isAccountDown) down.push('remote-account');
      await test.step(`down: ${down.join(', ') || 'none'}`, async () => {
        const lifts = await Promise.all(down.map((id) => breakRemote(page, id, 'refused')));
        const expectRegion = (owner: RemoteId) => (down.includes(owner) ? expectFallback : expectNoFallback);
        // Each boots on one page and goes on to the other, in turns, so that any three remotes meet on both.
        const [first, second] = down.length % 2 === 0 ? [LOGIN, STORY] : [STORY, LOGIN];
        // Signed out, a protected page leads to the login page, whatever has become of its own remote.
        const isRedirected = first === LOGIN && isAccountDown;
        await page.goto(isRedirected ? '/academies' : first.path);
        for (const { path, owner, link } of [first, second]) {
          if (path === second.path) await header(page).getByRole('link', { name: link, exact: true }).click();
          await expect(page).toHaveURL(path);
          await expectRegion(owner)(main(page));
          await expectRegion('remote-layout')(header(page));
          await expectRegion('remote-layout')(footer(page));
          await expect(header(page).getByRole('link', { name: 'Success Stories' })).toBeVisible();
          await expect(footer(page).getByText('2025')).toBeVisible();
          // Written by the server, for the address that was opened.
          if (path === first.path && !isRedirected) {
            await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
          }
        }
        for (const lift of lifts) lift();
      });
    }
  });
}
