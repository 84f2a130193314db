import type { Page } from '@playwright/test';
import { patchDocument } from '../../../fixtures/stores/documents';
import { signAnswer } from '../../../fixtures/accounts/guardian';
import { moveDate } from '../../../fixtures/browser/timers';
import { expectAccessibleOnScreens } from '../../../fixtures/checks/axe';
import { fillCv } from '../../../fixtures/players/full-cv';
import { followMail, mailTo, openMailed, subjectsTo } from '../../../fixtures/stack/mailbox';
import { endSharingWait, makeLink } from '../../../fixtures/site/sharing';
import { main, signIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

const ASKED = 'Somebody asks for contact about Lina T.';

/** Writes below the CV that is open, and sends it off by the mail. */
async function askForContact(page: Page, email: string): Promise<void> {
  await main(page).getByRole('button', { name: 'Contact the parent or guardian' }).click();
  await main(page).getByLabel('Your name').fill('Rui Testinho');
  await main(page).getByLabel('Club or organisation').fill('Northfield FC');
  await main(page).getByLabel('You are').selectOption('Scout');
  await main(page).getByLabel('Your email').fill(email);
  const reason = 'We saw the match on Sunday and would like to invite the family to an open training.';
  await main(page).getByLabel('Why would you like to be in touch?').fill(reason);
  await main(page)
    .getByRole('checkbox', { name: /^I am 18 or older/ })
    .check();
  await expectAccessibleOnScreens(page, 'a contact request that is written');
  await main(page).getByRole('button', { name: 'Send me the link' }).click();
  await expect(main(page)).toContainText('One more step: open your mailbox');
  await openMailed(page, email, 'Please confirm your contact request');
  await expect(main(page)).toContainText(reason);
  await expectAccessibleOnScreens(page, 'a contact request to send off');
  await main(page).getByRole('button', { name: 'Send my request' }).click();
  await expect(main(page).getByRole('heading', { name: 'Your request is sent' })).toBeFocused();
}

test('under 18 a guardian decides by mail, hears alone of who asks for contact, and takes every link back', async ({
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
  await main(page).getByLabel('Email of your parent or guardian').fill(guardian);
  await main(page).getByRole('button', { name: 'Ask for agreement' }).click();
  await expect(main(page)).toContainText('Waiting for your parent or guardian');

  const theirs = await openElsewhere();
  await followMail(theirs, guardian, 'Lina T. would like to share a football CV');
  const question = main(theirs).getByRole('heading', { level: 1 });
  await expect(question).toHaveText('May Lina T. share a football CV?');
  await expect(main(theirs)).toContainText('The date of birth, weight and health are never shown');
  await main(theirs)
    .getByRole('checkbox', { name: /^I would like to take contact requests/ })
    .check();
  await expectAccessibleOnScreens(theirs, 'what a guardian is asked about a CV');
  await signAnswer(theirs, 'Approve');
  await main(theirs).getByRole('button', { name: 'Yes, approve' }).click();
  await expect(main(theirs).getByRole('heading', { name: 'Approved' })).toBeVisible();
  await expect.poll(() => subjectsTo(player.email)).toContain('You may share your CV');

  await visit(page, '/profile/sharing');
  await expect(main(page).getByRole('heading', { name: 'Your parent or guardian agreed' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Make the link' })).toHaveCount(0);
  await expectAccessibleOnScreens(page, 'an agreement that does not count yet');
  await endSharingWait(player.uid);
  await main(page).getByRole('button', { name: 'Check again' }).click();
  const path = await makeLink(page, 'Scout');
  await expect(main(page).getByRole('radio', { name: 'Everybody' })).toHaveCount(0);
  const scout = await openElsewhere();
  // What is sent within three seconds counts as a program's.
  await moveDate(scout, -60_000);
  await visit(scout, path);
  await expect(main(scout).getByRole('heading', { level: 1 })).toHaveText('Lina T.');
  await expect(main(scout)).not.toContainText('Testkind');
  await expect(main(scout)).toContainText('a parent or guardian agreed that this CV is shared');

  const writer = `scout-${player.email}`;
  await askForContact(scout, writer);
  await openMailed(theirs, guardian, ASKED);
  await expect(main(theirs)).toContainText('Lina T. is not told');
  await expect(main(theirs)).not.toContainText(writer);
  await expectAccessibleOnScreens(theirs, 'a contact request');
  await main(theirs).getByRole('button', { name: 'Accept' }).click();
  await expect(main(theirs).getByRole('heading', { name: 'You accepted the request' })).toBeFocused();
  expect((await mailTo(guardian, 'The contact request you accepted')).text).toContain(writer);
  expect((await mailTo(writer, 'Your contact request was accepted')).text).not.toContain(guardian);
  expect((await subjectsTo(player.email)).filter((subject) => /contact/i.test(subject))).toEqual([]);

  await openMailed(theirs, guardian, 'You agreed that Lina T. shares a football CV');
  await expectAccessibleOnScreens(theirs, 'an approval with contact requests');
  await main(theirs).getByRole('button', { name: 'Withdraw approval' }).click();
  await main(theirs).getByRole('button', { name: 'Yes, withdraw' }).click();
  await expect(main(theirs).getByRole('heading', { name: 'Approval withdrawn' })).toBeVisible();
  expect((await scout.goto(path))?.status()).toBe(410);
  await visit(page, '/profile/sharing');
  await expect(main(page)).toContainText('The agreement was withdrawn');
});
