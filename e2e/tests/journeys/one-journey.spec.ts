import { findUid } from '../../fixtures/stores/identities';
import { fillSignUp } from '../../fixtures/accounts/newcomer';
import { setTier } from '../../fixtures/players/players';
import { createButton } from '../../fixtures/accounts/sign-up';
import { accountButton, header, noReload, signOut, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';
import { expectTierLook, NO_PLAN_BANNER, PLAN_BANNERS } from '../../fixtures/site/tiers';

test.use({ reducedMotion: 'no-preference' });

test('sign up, be greeted, get plans from outside, sign out in one tab and see the other follow', async ({
  page,
  context,
  makeNewcomer,
}) => {
  const person = makeNewcomer({ displayName: 'Ada Journey' });

  await visit(page, '/');
  await expectTierLook(page, NO_PLAN_BANNER, true);
  await header(page).getByRole('link', { name: 'Register' }).click();
  await fillSignUp(page, person);
  await createButton(page).click();

  await expect(accountButton(page)).toHaveAccessibleName('Hi, Ada Journey');
  await expect(page).toHaveURL('/welcome');
  const uid = await findUid(person.email);
  if (uid === undefined) throw new Error('The account does not exist.');

  const other = await context.newPage();
  await visit(other, '/story');
  await expect(accountButton(other)).toBeVisible();

  const stayed = await noReload(page);
  for (const [tier, banner] of Object.entries(PLAN_BANNERS)) {
    await setTier(uid, tier);
    await expectTierLook(page, banner, false);
    await expectTierLook(other, banner, false);
  }
  await setTier(uid, 'tier0');
  await expectTierLook(page, NO_PLAN_BANNER, true);
  await expectTierLook(other, NO_PLAN_BANNER, true);
  await stayed();

  const otherStayed = await noReload(other);
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(header(other).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(accountButton(other)).toHaveCount(0);
  await otherStayed();
});
