import { approve, approvedSubject, openQuestion, signAnswer } from '../../../fixtures/accounts/guardian';
import { findUid, readIdToken } from '../../../fixtures/stores/identities';
import { followMail, openMailed, subjectsTo } from '../../../fixtures/stack/mailbox';
import { child, fillDetails, newcomer } from '../../../fixtures/accounts/newcomer';
import { countRequests } from '../../../fixtures/browser/requests';
import { signInWaiting } from '../../../fixtures/accounts/registered';
import { saveProfile } from '../../../fixtures/stores/save-profile';
import {
  expectGuardianStep,
  expectWaiting,
  signUp,
  signUpWithGuardian,
} from '../../../fixtures/accounts/sign-up';
import { header, main, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

const CHILD = 'Lina T.';
const OPEN = 'Your account is complete';
const makeGuardianEmail = (email: string) => `guardian-of-${email}`;

test('a guardian approves, the open page of the child opens by itself, and the approval can be withdrawn', async ({
  page,
  makeNewcomer,
  openElsewhere,
  problems,
}) => {
  problems.allow(/422.*registration/);
  const player = makeNewcomer(child());
  const guardian = makeGuardianEmail(player.email);
  await signUpWithGuardian(page, player, guardian);
  await expect(main(page)).toContainText(`g•••@skora.example`);
  const uid = (await findUid(player.email)) ?? '';
  const save = async () => saveProfile(uid, await readIdToken(player));
  expect(await save(), 'while it waits nothing can be saved').toBe(403);

  const theirs = await openElsewhere();
  await openQuestion(theirs, guardian, CHILD);
  await expect(theirs).toHaveURL('/guardian-approval');
  await expect(main(theirs)).toContainText('I agree that the player has a SKORA account');
  await approve(theirs);
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(OPEN);
  await expect.poll(save, 'the rules let the player save').toBe(200);
  await expect.poll(() => subjectsTo(player.email)).toContain('Your account is open');

  await followMail(theirs, guardian, approvedSubject(CHILD));
  await main(theirs).getByRole('button', { name: 'Withdraw approval' }).click();
  await main(theirs).getByRole('button', { name: 'Yes, withdraw' }).click();
  await expect(main(theirs).getByRole('heading', { name: 'Approval withdrawn' })).toBeVisible();
  await expectWaiting(page);
  await expect(main(page)).toContainText('The approval was withdrawn');
  expect(await save(), 'closed again').toBe(403);
  await expect.poll(() => subjectsTo(player.email)).toContain('Your account is closed for now');
});

test('a guardian declines: the account stays closed and the link is spent', async ({
  page,
  makeNewcomer,
  openElsewhere,
  problems,
}) => {
  problems.allow(/410.*guardian(-approval|\/requests)/);
  const player = makeNewcomer(child());
  const guardian = makeGuardianEmail(player.email);
  await signInWaiting(page, player, guardian);
  const theirs = await openElsewhere();
  await openQuestion(theirs, guardian, CHILD);
  await signAnswer(theirs, 'Decline');
  const answers = countRequests(theirs, /guardian\/requests/);
  await main(theirs)
    .getByRole('button', { name: 'Yes, decline' })
    .evaluate((button: HTMLElement) => Array.from({ length: 10 }, () => button.click()));
  await expect(main(theirs).getByRole('heading', { name: 'Declined' })).toBeVisible();
  expect(answers()).toBe(1);
  await expect.poll(() => subjectsTo(player.email)).toContain('Your account was not approved');
  await page.reload();
  await expectWaiting(page);
  await expect(main(page)).toContainText('They said no');
  await openMailed(theirs, guardian, `${CHILD} asks for your agreement`);
  await expect(main(theirs).getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('while it waits the site says so on every page', async ({ page, makeNewcomer }) => {
  const player = makeNewcomer(child());
  await signInWaiting(page, player, makeGuardianEmail(player.email));
  await visit(page, '/story');
  await expect(header(page).getByText(/Waiting for your parent or guardian/)).toBeVisible();
  await header(page).getByRole('link', { name: 'See details' }).click();
  await expectWaiting(page);
});

test('an answer needs a name and a relationship', async ({ page, makeNewcomer, openElsewhere }) => {
  const player = makeNewcomer(child());
  await signInWaiting(page, player, makeGuardianEmail(player.email));
  const theirs = await openElsewhere();
  await openQuestion(theirs, makeGuardianEmail(player.email), CHILD);
  const answers = countRequests(theirs, /guardian\/requests/);
  for (const answer of ['Approve', 'Decline']) {
    await main(theirs).getByRole('button', { name: answer, exact: true }).click();
    const summary = main(theirs).getByRole('group', { name: 'Please check the form' });
    await expect(main(theirs).getByLabel('Your name')).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(2);
  }
  expect(answers()).toBe(0);
});

test('an older age is not believed once a guardian was asked for', async ({
  page,
  makeNewcomer,
  problems,
}) => {
  problems.allow(/422.*registration/);
  const player = makeNewcomer(child());
  await signUp(page, player);
  await expectGuardianStep(page);
  await visit(page, '/complete-account');
  await fillDetails(page, { ...player, birth: newcomer().birth });
  await main(page).getByRole('button', { name: 'Complete account' }).click();
  await expectGuardianStep(page);
});

test('nobody is their own guardian', async ({ page, makeNewcomer, problems }) => {
  problems.allow(/422.*registration/);
  const player = makeNewcomer(child());
  await signUp(page, player);
  await expectGuardianStep(page);
  const field = main(page).getByLabel('Email of your parent or guardian');
  for (const email of [player.email, player.email.toUpperCase(), player.email.replace('@', '+mum@')]) {
    await field.fill(email);
    // The answer to the address before is gone once another one is typed.
    await expect(field).toHaveAccessibleDescription(/^We use it only/);
    await main(page).getByRole('button', { name: 'Ask for approval' }).click();
    await expect(field).toHaveAccessibleDescription(/cannot be your own/);
    await expect(field).toHaveValue(email);
  }
});
