import { patchDocument } from '../../../fixtures/stores/documents';
import { signAnswer } from '../../../fixtures/accounts/guardian';
import { fillCv } from '../../../fixtures/players/full-cv';
import { followMail, subjectsTo } from '../../../fixtures/stack/mailbox';
import { makeLink } from '../../../fixtures/site/sharing';
import { main, signIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

test('under 18 a guardian decides by mail, and takes every link back', async ({
  page,
  makePlayer,
  openElsewhere,
  problems,
}) => {
  problems.allow(/410.*(\/cv\/|shared-cvs)/);
  const player = await makePlayer('tier0', 'Lina Testkind');
  await fillCv(player.uid, 'Lina Testkind');
  const dateOfBirth = `${new Date().getUTCFullYear() - 16}-01-01`;
  await patchDocument(`privateAccounts/${player.uid}`, { dateOfBirth });
  await patchDocument(`users/${player.uid}`, { privateByDefault: true });
  await signIn(page, player, '/profile/sharing');
  await expect(main(page).getByRole('button', { name: 'Make the link' })).toHaveCount(0);
  const guardian = `guardian-of-${player.email}`;
  await main(page).getByLabel('E-mail of your parent or guardian').fill(guardian);
  await main(page).getByRole('button', { name: 'Ask for agreement' }).click();
  await expect(main(page)).toContainText('Waiting for your parent or guardian');

  const theirs = await openElsewhere();
  await followMail(theirs, guardian, 'Lina T. would like to share a football CV');
  const question = main(theirs).getByRole('heading', { level: 1 });
  await expect(question).toHaveText('May Lina T. share a football CV?');
  await expect(main(theirs)).toContainText('The date of birth, weight and health are never shown');
  await signAnswer(theirs, 'Approve');
  await main(theirs).getByRole('button', { name: 'Yes, approve' }).click();
  await expect(main(theirs).getByRole('heading', { name: 'Approved' })).toBeVisible();
  await expect.poll(() => subjectsTo(player.email)).toContain('You may share your CV');

  const path = await makeLink(page, 'Scout');
  await expect(main(page).getByRole('radio', { name: 'Everybody' })).toHaveCount(0);
  const scout = await openElsewhere();
  await visit(scout, path);
  await expect(main(scout).getByRole('heading', { level: 1 })).toHaveText('Lina T.');
  await expect(main(scout)).not.toContainText('Testkind');
  await expect(main(scout)).toContainText('a parent or guardian agreed to this link');

  await followMail(theirs, guardian, 'You agreed that Lina T. shares a football CV');
  await main(theirs).getByRole('button', { name: 'Withdraw approval' }).click();
  await main(theirs).getByRole('button', { name: 'Yes, withdraw' }).click();
  await expect(main(theirs).getByRole('heading', { name: 'Approval withdrawn' })).toBeVisible();
  expect((await scout.goto(path))?.status()).toBe(410);
  await visit(page, '/profile/sharing');
  await expect(main(page)).toContainText('The agreement was withdrawn');
});
