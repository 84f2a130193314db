import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessibleOnScreens } from '../../../fixtures/checks/axe';
import { giveConfirmableRecord } from '../../../fixtures/players/confirmable-record';
import { patchDocument } from '../../../fixtures/stores/documents';
import { approve, openQuestion } from '../../../fixtures/accounts/guardian';
import { findUid } from '../../../fixtures/stores/identities';
import { followMail, linkMailedTo, openMailed, subjectsTo } from '../../../fixtures/stack/mailbox';
import { child } from '../../../fixtures/accounts/newcomer';
import { signInWaiting } from '../../../fixtures/accounts/registered';
import { main, signIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';
import { SCREENS } from '../../../fixtures/browser/widths';

const PLAYER = 'Nova Newcomer';
const asked = (count: string) => `Nova N. asks you to confirm ${count}`;
const coachAddress = () => `coach-${randomUUID().slice(0, 12)}@club.example`;
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });

/** Fills the question of the page that is open with all numbers of the match, and sends it. */
async function ask(page: Page, email: string): Promise<void> {
  const form = main(page).getByRole('form', { name: 'Ask a coach' });
  await form.getByLabel('Coach’s name').fill('Rui Testinho');
  await form.getByLabel('Role').fill('Head coach');
  await form.getByLabel('Club or academy').fill('Northfield FC');
  await form.getByLabel('Coach’s email').fill(email);
  await form.getByRole('button', { name: /^Ask about/ }).click();
  await expect(form).toHaveCount(0);
}

const answer = (page: Page, number: RegExp, word: 'Right' | 'Not right') =>
  main(page).getByRole('group', { name: number }).getByRole('radio', { name: word, exact: true }).check();

async function send(page: Page): Promise<void> {
  await main(page)
    .getByRole('checkbox', { name: /^I am Rui Testinho/ })
    .check();
  await main(page).getByRole('button', { name: 'Send my answer' }).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS[0] });

  test('a coach confirms and declines by the mail; the player reads every word and may hide it; the link is spent', async ({
    page,
    makePlayer,
    openElsewhere,
    problems,
  }) => {
    problems.allow(/410.*confirm(ations)?\//);
    const player = await makePlayer('tier0', PLAYER);
    await giveConfirmableRecord(player.uid);
    await signIn(page, player, '/settings/confirmations');
    await main(page).getByRole('link', { name: 'Ask a coach' }).click();
    await main(page)
      .getByRole('button', { name: /^Choose all of 3–1 against Northfield Rovers/ })
      .click();
    await expectAccessibleOnScreens(page, 'asking a coach');
    const email = coachAddress();
    await ask(page, email);
    await expect(main(page).getByText('Waiting for the coach')).toBeVisible();
    await expectAccessibleOnScreens(page, 'a request that waits');

    const coach = await openElsewhere();
    await coach.setViewportSize(SCREENS[1]);
    await followMail(coach, email, asked('3 numbers'));
    await expect(coach).toHaveURL(/\/confirm\/[\w-]{43}$/);
    await expect(heading(coach, 'Nova N. asks if these numbers are right')).toBeVisible();
    await expect(main(coach)).not.toContainText('Newcomer');
    await expect(main(coach)).not.toContainText('1520');
    await expect(coach.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectAccessibleOnScreens(coach, 'what a coach is asked');
    await answer(coach, /^Minutes played/, 'Right');
    await answer(coach, /^Goals/, 'Right');
    await answer(coach, /^Assists/, 'Not right');
    await main(coach).getByLabel('Note').fill('The assist was Ann’s.\nGood match.');
    await send(coach);
    await expect(heading(coach, 'Thank you for your answer')).toBeFocused();
    await expectAccessibleOnScreens(coach, 'after the answer');
    await coach.reload();
    await expect(heading(coach, 'This has already been answered')).toBeVisible();

    await expect.poll(() => subjectsTo(player.email)).toContain('Your coach has answered');
    await openMailed(page, player.email, 'Your coach has answered');
    await expect(page).toHaveURL('/settings/confirmations');
    await expect(main(page).getByText('The assist was Ann’s.')).toBeVisible();
    await expect(main(page).getByText('Confirmed', { exact: true })).toBeVisible();
    await expect(main(page).getByText('Declined', { exact: true })).toBeVisible();
    await expect(main(page).getByText('Answered', { exact: true })).toBeVisible();
    await expectAccessibleOnScreens(page, 'answers of a coach');

    await visit(page, '/profile/myprofile');
    await expect(
      main(page)
        .getByText(/confirmed by Rui Testinho/i)
        .first(),
    ).toBeVisible();
    // The player reads what the coach wrote, in the own view only.
    await expect(main(page)).toContainText('The assist was Ann’s. Good match.” Only you see this.');
    await main(page).getByRole('radio', { name: 'Scout' }).check();
    await expect(main(page)).not.toContainText('The assist was Ann’s.');
    await visit(page, '/settings/confirmations');
    await main(page)
      .getByRole('button', { name: /^Keep off my CV/ })
      .click();
    await expect(main(page).getByText('Not on your CV')).toBeVisible();
    // Shown at once, stored a moment later; a reload before that would lose it.
    await expect(main(page).getByRole('button', { name: /^Show on my CV/ })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
    await visit(page, '/profile/myprofile');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page).getByText('All numbers are self-reported.').first()).toBeVisible();
    await expect(main(page).getByText(/confirmed by Rui Testinho/i)).toHaveCount(0);
  });
});

test('a number that the player changes meanwhile cannot be confirmed; taken back, the link is over', async ({
  page,
  makePlayer,
  openElsewhere,
  problems,
}) => {
  problems.allow(/409.*confirmations\//, /410.*confirm(ations)?\//);
  const player = await makePlayer('tier0', PLAYER);
  await giveConfirmableRecord(player.uid);
  await signIn(page, player, '/settings/confirmations?match=2026-W46-1');
  const email = coachAddress();
  await ask(page, email);
  const coach = await openElsewhere();
  await openMailed(coach, email, asked('3 numbers'));
  await main(coach).getByRole('button', { name: 'All of these are right' }).click();
  await patchDocument(`profiles/${player.uid}/matches/2026-W46-1`, {
    revision: 2,
    numbers: { goals: 3, assists: 1 },
  });
  await send(coach);
  await expect(main(coach).getByText('There is nothing to confirm any more')).toBeVisible();

  await main(page).getByRole('button', { name: 'Take it back: the request to Rui Testinho' }).click();
  await main(page).getByRole('button', { name: 'Yes, take it back: the request to Rui Testinho' }).click();
  await expect(main(page).getByText('Taken back')).toBeVisible();
  await coach.reload();
  await expect(heading(coach, 'The player has taken this request back')).toBeVisible();
});

test('whoever is not that coach says so, and is never asked again', async ({
  page,
  makePlayer,
  openElsewhere,
  problems,
}) => {
  problems.allow(/409.*confirmations\/requests/);
  const player = await makePlayer('tier0', PLAYER);
  await giveConfirmableRecord(player.uid);
  await signIn(page, player, '/settings/confirmations?entry=endurance-of-october');
  const email = coachAddress();
  await ask(page, email);
  const stranger = await openElsewhere();
  await openMailed(stranger, email, asked('one number'));
  await main(stranger).getByRole('button', { name: 'Tell us' }).click();
  await main(stranger)
    .getByRole('checkbox', { name: /^Never send me/ })
    .check();
  await main(stranger).getByRole('button', { name: 'I am not this coach' }).click();
  await expect(heading(stranger, 'You will get no more of these emails')).toBeFocused();

  await visit(page, '/settings/confirmations');
  await expect(main(page).getByText('“I am not this coach”')).toBeVisible();
  await visit(page, '/settings/confirmations?entry=endurance-of-october');
  const form = main(page).getByRole('form', { name: 'Ask a coach' });
  await main(page)
    .getByRole('checkbox', { name: /^Yo-Yo/ })
    .check();
  await form.getByRole('button', { name: 'Ask about 1 number' }).click();
  await expect(form).toContainText('The person at this address asked us not to send them requests');
});

test('an invented link opens nothing', async ({ page, problems }) => {
  problems.allow(/404.*confirm(ations)?\//);
  await visit(page, `/confirm/${'a'.repeat(43)}`);
  await expect(heading(page, 'This link does not work')).toBeVisible();
});

test('for a child the guardian is asked before the coach hears anything', async ({
  page,
  makeNewcomer,
  openElsewhere,
}) => {
  const player = makeNewcomer(child());
  const guardian = `guardian-of-${player.email}`;
  await signInWaiting(page, player, guardian);
  const theirs = await openElsewhere();
  await openQuestion(theirs, guardian, 'Lina T.');
  await approve(theirs);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your account is complete');
  await giveConfirmableRecord((await findUid(player.email)) ?? '');
  await visit(page, '/settings/confirmations?entry=endurance-of-october');
  const email = coachAddress();
  await ask(page, email);
  await expect(main(page).getByText('Waiting for your parent or guardian')).toBeVisible();

  const question = 'Lina T. needs your agreement to ask a coach';
  await openMailed(theirs, guardian, question);
  await expect(heading(theirs, 'May Lina T. ask this coach?')).toBeVisible();
  await expect(main(theirs)).toContainText('1520');
  await expectAccessibleOnScreens(theirs, 'what a guardian is asked about a coach');
  expect(await subjectsTo(email), 'the coach knows nothing yet').toEqual([]);
  await main(theirs).getByRole('button', { name: 'Ask the coach' }).click();
  await expect(heading(theirs, 'We are asking the coach now')).toBeFocused();
  expect(await linkMailedTo(email, 'Lina T. asks you to confirm one number')).toMatch(/^\/confirm\//);
});
