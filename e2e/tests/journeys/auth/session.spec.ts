import type { Page } from '@playwright/test';
import { refuseRefresh } from '../../../fixtures/players/session';
import { disableIdentity, revokeSessions } from '../../../fixtures/stores/identities';
import { expectToast } from '../../../fixtures/checks/messages';
import {
  accountButton,
  comeBack,
  header,
  main,
  signIn,
  signInByForm,
  visit,
} from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';
import { SESSION_OVER } from '../../../fixtures/checks/problems';

declare global {
  interface Window {
    skoraLooks: string[];
  }
}

function personalKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => /^user(Stats_|Profile_|$)/.test(key)));
}

for (const [what, end] of [
  ['a disabled player', disableIdentity],
  ['a player whose sessions were revoked', revokeSessions],
] as const) {
  test(`${what} leaves in every tab, with nothing left behind`, async ({
    page,
    context,
    makePlayer,
    messages,
    problems,
  }) => {
    problems.allow(...SESSION_OVER);
    const player = await makePlayer('tier3', 'Gone Tomorrow');
    await signIn(page, player);
    const other = await context.newPage();
    await visit(other, '/settings/account');
    await visit(page, '/profile/myprofile');
    for (const tab of [page, other]) await expect(main(tab).getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate((uid) => {
      localStorage.setItem('userStats_physicalStep', '{"heightCm":180}');
      localStorage.setItem(`userProfile_${uid}`, '{"profileImageUrl":"/favicon.svg"}');
    }, player.uid);
    await refuseRefresh(context);
    await end(player.uid);
    await comeBack(page, (within) => expect(page).toHaveURL('/login', within));
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/login');
      await expect(header(tab).getByRole('link', { name: 'Login' })).toBeVisible();
      await expect(tab.getByText('Gone Tomorrow')).toHaveCount(0);
      await expect.poll(() => personalKeys(tab)).toEqual([]);
    }
    await expectToast(messages, page, 'info', 'You have been logged out.');
    expect((await context.cookies()).filter(({ name }) => name === 'skora_hint')).toEqual([]);
  });
}

test('with storage that refuses every write a sign-in lasts for the page', async ({ page, makePlayer }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The quota is used up.', 'QuotaExceededError');
    };
    Storage.prototype.setItem = refuse;
    IDBFactory.prototype.open = refuse;
  });
  await signInByForm(page, await makePlayer('tier1'));
  await header(page).getByRole('link', { name: 'SKORAs STORY' }).click();
  await expect(page).toHaveURL('/story');
  await expect(accountButton(page)).toBeVisible();
  await page.reload();
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a reload never shows a player the bar of a visitor', async ({ page, makePlayer }) => {
  await signIn(page, await makePlayer('tier2'), '/profile');
  await page.addInitScript(() => {
    window.skoraLooks = [];
    const look = () => {
      const bar = document.querySelector('[data-region="header"]');
      const links = [...(bar?.querySelectorAll<HTMLElement>('a[href="/login"], a[href="/signup"]') ?? [])];
      if (links.some((link) => link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))) {
        window.skoraLooks.push(bar?.textContent ?? '');
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const path of ['/profile', '/', '/settings/edit-profile']) {
    await test.step(path, async () => {
      await visit(page, path);
      await expect(accountButton(page)).toBeVisible();
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => window.skoraLooks)).toEqual([]);
    });
  }
});
