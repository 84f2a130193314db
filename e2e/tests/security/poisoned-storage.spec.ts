import { storeSession } from '../../fixtures/players/session';
import { accountButton, header, main, ready, signIn, signInByForm, visit } from '../../fixtures/site/site';
import { readIdToken } from '../../fixtures/stores/identities';
import { expect, test } from '../../fixtures/test';
import { expectTierLook, NO_PLAN_BANNER } from '../../fixtures/site/tiers';

// One of each kind; shared/src/session/hint/user-hint.test.ts has the rest.
const POISON = [
  '{"__proto__":{"uid":"x"},"displayName":"A"}',
  '{"uid":"someone","displayName":"<img src=x onerror=alert(1)>","photoURL":"javascript:alert(1)","email":null,"tierLevel":"tier4","emailVerified":true}',
  'not json {{{',
  'x'.repeat(1_000_000),
];

test('a stored user grants nothing and breaks nothing', async ({ page, baseURL }) => {
  await visit(page, '/');
  for (const value of POISON) {
    await test.step(value.slice(0, 60), async () => {
      await page.evaluate((text) => {
        localStorage.setItem('user', text);
        document.cookie = 'skora_hint=1; Path=/';
      }, value);
      await visit(page, '/story');
      await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
      await expect(accountButton(page)).toHaveCount(0);
      await expectTierLook(page, NO_PLAN_BANNER, true);
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    });
  }
  await page.evaluate(() =>
    localStorage.setItem('user', '{"uid":"x","displayName":"A","photoURL":null,"email":null}'),
  );
  await page.goto('/profile');
  await expect(page).toHaveURL(`${baseURL}/login`);
});

test('poisoned caches of a signed-in player break nothing', async ({ page, makePlayer, problems }) => {
  // The policy refuses the address before it becomes a picture.
  problems.allow(/javascript:alert|img-src javascript/);
  const player = await makePlayer('tier0');
  await signIn(page, player);
  for (const value of [
    '',
    '{',
    '{"profileImageUrl":{}}',
    '{"profileImageUrl":"javascript:alert(1)"}',
    'null',
  ]) {
    await test.step(value, async () => {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        `userProfile_${player.uid}`,
        value,
      ] as const);
      await page.reload();
      await ready(page);
      await expect(accountButton(page)).toBeVisible();
    });
  }
  await expectTierLook(page, NO_PLAN_BANNER, true);
});

test('a made-up claim in a stored session shows nothing of operations', async ({
  page,
  makePlayer,
  problems,
}) => {
  problems.allow(/403.*api\/operations/);
  const player = await makePlayer('tier0');
  const token = await readIdToken(player);
  const [head, body = ''] = token.split('.');
  const claims = { ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object), admin: true };
  const forged = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
  await storeSession(page, player);
  await page.evaluate((accessToken) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser:')) ?? '';
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as { stsTokenManager: object };
    const stsTokenManager = { ...stored.stsTokenManager, accessToken };
    localStorage.setItem(key, JSON.stringify({ ...stored, stsTokenManager }));
  }, forged);
  // The emulators take unsigned tokens. A real backend knows what the provider has signed, and refuses the rest as it does here.
  const asked: string[] = [];
  await page.route('**/api/operations**', (route) => {
    asked.push(route.request().headers()['authorization'] ?? '');
    return route.continue({ headers: { ...route.request().headers(), authorization: `Bearer ${token}` } });
  });
  await visit(page, '/operations');
  await expect(main(page).getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
  expect(asked).toContain(`Bearer ${forged}`);
  await expect(main(page).getByRole('table')).toHaveCount(0);
});

test('without storage and cookies the site works, and signing in lasts for the page', async ({
  page,
  makePlayer,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Refused by the browser.', 'SecurityError');
        },
      });
    }
  });
  await signInByForm(page, await makePlayer('tier0'));
  await header(page).getByRole('link', { name: 'SKORAs STORY' }).click();
  await expect(page).toHaveURL('/story');
  await expect(accountButton(page)).toBeVisible();
});
