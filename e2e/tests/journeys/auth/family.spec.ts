import { expectAccessibleOnScreens } from '../../../fixtures/checks/axe';
import { approve, openQuestion } from '../../../fixtures/accounts/guardian';
import { child, newcomer } from '../../../fixtures/accounts/newcomer';
import { callBackend, register } from '../../../fixtures/accounts/registered';
import { createButton } from '../../../fixtures/accounts/sign-up';
import { setTier } from '../../../fixtures/players/players';
import { endSharingWait } from '../../../fixtures/site/sharing';
import { main, signIn, signInByForm, visit } from '../../../fixtures/site/site';
import { openMailed } from '../../../fixtures/stack/mailbox';
import { publishShowcase } from '../../../fixtures/stores/showcase-event';
import { SCREENS } from '../../../fixtures/browser/widths';
import { expect, test } from '../../../fixtures/test';

const PARENT = { displayName: 'Paula Testkind', role: 'a parent or guardian' } as const;
/** 16 years old this year, where that is old enough to agree to an account alone. */
const teenager = () => ({ birth: { day: '1', month: '1', year: String(new Date().getUTCFullYear() - 16) } });

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS[0], hasTouch: true, isMobile: true });

  test('a parent makes an account from the approval, sees the child, and takes sharing back', async ({
    page,
    makeNewcomer,
    openElsewhere,
    problems,
  }) => {
    problems.allow(/410.*(\/cv\/|shared-cvs)/);
    const player = makeNewcomer(child());
    const parent = makeNewcomer({ ...PARENT, country: 'Germany' });
    const { uid } = await register(player, parent.email);
    await openQuestion(page, parent.email, 'Lina T.');
    await approve(page);

    await main(page).getByRole('link', { name: 'Make a parent account' }).tap();
    await expect(main(page).getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(parent.email);
    await expect(main(page).getByRole('radio', { name: PARENT.role, exact: true })).toBeChecked();
    await main(page).getByLabel('Display name').fill(parent.displayName);
    await main(page).getByLabel('Password', { exact: true }).fill(parent.password);
    for (const [label, value] of [
      ['Day', parent.birth.day],
      ['Month', parent.birth.month],
      ['Year', parent.birth.year],
    ] as const) {
      await main(page).getByLabel(label, { exact: true }).fill(value);
    }
    await main(page).getByLabel('Country', { exact: true }).selectOption({ label: parent.country });
    await main(page)
      .getByRole('checkbox', { name: /Terms & Conditions/ })
      .check();
    await createButton(page).tap();
    await expect(page).toHaveURL('/family');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Verify your email first');

    await openMailed(page, parent.email, 'Verify your email address');
    await main(page).getByRole('link', { name: 'Continue' }).tap();
    await expect(main(page).getByRole('heading', { name: 'Nothing waits for your answer' })).toBeVisible();

    await callBackend(player, '/cv/publishing-requests', {});
    await visit(page, '/family');
    await main(page).getByRole('button', { name: 'Read and answer' }).tap();
    await main(page).getByRole('radio', { name: 'the parent', exact: true }).check();
    await main(page).getByRole('button', { name: 'Approve', exact: true }).tap();
    await expect(main(page).getByRole('heading', { name: 'Nothing waits for your answer' })).toBeFocused();

    await endSharingWait(uid);
    const link = { label: 'For a scout', audience: 'link', days: 30 };
    const { path } = (await callBackend(player, '/cv/links', link)) as { path: string };
    const elsewhere = await openElsewhere();
    await visit(elsewhere, path);
    await expect(main(elsewhere).getByRole('heading', { level: 1 })).toHaveText('Lina T.');

    await main(page).getByRole('link', { name: 'Lina T.' }).tap();
    await expect(main(page)).toContainText('1 link works:');
    await expectAccessibleOnScreens(page, 'the page of a child');
    const sharing = main(page).getByRole('article').filter({ hasText: 'Sharing the CV by links' });
    await sharing.getByRole('button', { name: 'Withdraw' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, withdraw' }).tap();
    await expect(main(page)).toContainText('No link works, so nobody else sees the CV.');
    await visit(elsewhere, path);
    await expect(main(elsewhere).getByRole('heading', { level: 1 })).not.toHaveText('Lina T.');
  });

  test('the place of a player under 18 waits, and is theirs when the parent agrees at home', async ({
    page,
    makeNewcomer,
    openElsewhere,
    problems,
  }) => {
    // The backend says that it knows no guardian to ask.
    problems.allow(/422.*registration/);
    const { title, remove } = await publishShowcase(1, { min: 14, max: 20 });
    const young = await register(makeNewcomer(teenager()));
    await setTier(young.uid, 'tier4');
    const parent = makeNewcomer(PARENT);
    await register(parent);
    await signIn(page, young, '/showcases');
    const mine = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(mine).toContainText('You are under 18 on that day');
    await mine.getByRole('button', { name: 'Ask for a place' }).tap();
    await mine.getByLabel('Email of your parent or guardian').fill(parent.email);
    await mine.getByRole('button', { name: 'Ask for a place' }).tap();
    await expect(mine).toContainText('Waiting for your parent or guardian');
    await expect(mine).toContainText('1 of 1 places taken');

    const theirs = await openElsewhere();
    await signInByForm(theirs, { ...parent, uid: '' });
    await expect(theirs).toHaveURL('/family');
    const question = main(theirs).getByRole('article').filter({ hasText: title });
    await question.getByRole('button', { name: 'Read and answer' }).click();
    await question.getByRole('radio', { name: 'the parent', exact: true }).check();
    await question.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(mine).toContainText('You have a place');
    await remove();
  });
});

test('a stranger with a parent account sees nobody, and pages for players lead to the family', async ({
  page,
  makeNewcomer,
  problems,
}) => {
  problems.allow(/404.*api\/family/);
  const player = makeNewcomer(child());
  const { uid } = await register(player, newcomer().email);
  const stranger = await register(makeNewcomer(PARENT));
  await signIn(page, stranger, '/family');
  await expect(main(page)).toContainText('No child is linked with you yet');
  await expectAccessibleOnScreens(page, 'a family without children');
  await visit(page, `/family/${uid}`);
  await expect(main(page)).toContainText('There is nothing to see here');
  await visit(page, '/profile/myprofile');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('This page is for players');
  await main(page).getByRole('link', { name: 'Go to your family' }).click();
  await expect(page).toHaveURL('/family');
});
