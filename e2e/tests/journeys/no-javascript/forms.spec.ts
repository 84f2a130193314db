import { randomUUID } from 'node:crypto';
import { askCoach } from '../../../fixtures/accounts/ask-coach';
import { approvedSubject, askSubject } from '../../../fixtures/accounts/guardian';
import { child } from '../../../fixtures/accounts/newcomer';
import { register } from '../../../fixtures/accounts/registered';
import { expectPlainAccessible } from '../../../fixtures/checks/plain-axe';
import { footer, header, main, ready } from '../../../fixtures/site/site';
import { linkMailedTo, subjectsTo } from '../../../fixtures/stack/mailbox';
import { readCollection } from '../../../fixtures/stores/documents';
import { expect, test } from '../../../fixtures/test';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ problems }) =>
  problems.allow(
    // Preloads of scripts that may not run.
    /request failed: csp .*\.js$/,
    // A form that was refused.
    /(422|answer: 422).*\/forms\//,
    // An answer runs no script, not even those of the tests.
    /Blocked script execution/,
  ),
);

const address = (who: string) => `${who}-${randomUUID().slice(0, 12)}@skora.example`;

test('the newsletter is asked for, confirmed and left, each with a page as the answer', async ({ page }) => {
  const email = address('reader');
  const heading = main(page).getByRole('heading', { level: 1 });
  await page.goto('/story');
  const field = footer(page).getByRole('textbox', { name: 'Your email' });
  await field.fill('no-at-sign');
  await field.press('Enter');
  await expect(page).toHaveURL('/forms/newsletter');
  await expect(page).toHaveTitle('Error: Playbook Digest | SKORA');
  const again = main(page).getByRole('textbox', { name: 'Your email' });
  await expect(again).toHaveValue('no-at-sign');
  await expect(again).toHaveAccessibleDescription('Please enter a valid email.');
  await expectPlainAccessible(page, 'a refused address');
  await again.fill(email);
  await main(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(heading).toHaveText('Subscribed successfully!');
  await expectPlainAccessible(page, 'an accepted address');

  await page.goto(await linkMailedTo(email, 'Confirm that you want the Playbook Digest'));
  await expect(heading).toHaveText('Send the digest to r•••@skora.example?');
  await main(page).getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(heading).toHaveText('We will send the digest to r•••@skora.example');
  const stored = await readCollection('newsletterSubscribers');
  expect(stored.find((subscriber) => subscriber.email === email)).toMatchObject({ status: 'confirmed' });

  await page.goto('/unsubscribe-newsletter');
  await main(page).getByLabel('Email that gets the digest').fill(email);
  await main(page).getByRole('button', { name: 'Send me the link' }).click();
  await expect(heading).toHaveText('Check your inbox');
  await page.goto(await linkMailedTo(email, 'Unsubscribe from the Playbook Digest'));
  await expect(heading).toHaveText('Stop the digest to r•••@skora.example?');
  await expectPlainAccessible(page, 'a link to unsubscribe');
  await main(page).getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  await expect(heading).toHaveText('You are unsubscribed');
  await main(page).getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toHaveText('You will get the digest again.');
});

test('a message that is refused keeps every word, and arrives when it is put right', async ({ page }) => {
  const email = address('robin');
  await page.goto('/contact-us');
  const form = main(page).getByRole('form', { name: 'Message to SKORA' });
  await form.getByLabel('Topic').selectOption('press');
  await form.getByLabel('Name').fill('Robin <b>Example</b>');
  await form.getByLabel('Email').fill('not an address');
  await form.getByLabel('Message').fill('Two lines\n"of text" & <script>alert(1)</script>');
  await form.getByRole('button', { name: 'Send message' }).click();
  const problems = main(page).getByRole('group', { name: 'Please check the form' }).getByRole('link');
  await expect(problems).toHaveText(['Enter an email address like name@example.com.']);
  await expect(form.getByLabel('Topic')).toHaveValue('press');
  await expect(form.getByLabel('Name')).toHaveValue('Robin <b>Example</b>');
  await expect(form.getByLabel('Email')).toHaveValue('not an address');
  await expect(form.getByLabel('Message')).toHaveValue('Two lines\n"of text" & <script>alert(1)</script>');
  await expectPlainAccessible(page, 'a refused message');
  await problems.click();
  await expect(form.getByLabel('Email')).toBeInViewport();
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your message has arrived');
  await expect(main(page)).toContainText(/Your ticket is SK-\w{4}-\w{4}\./);
  await expectPlainAccessible(page, 'a message that arrived');
  await expect.poll(async () => (await subjectsTo(email)).length).toBe(1);
});

test('a coach answers by the mail, once; nothing is sent before all is answered', async ({
  page,
  makePlayer,
  problems,
}) => {
  const link = await askCoach(await makePlayer('tier0', 'Nova Newcomer'), 'Nova N.');
  const heading = main(page).getByRole('heading', { level: 1 });
  await page.goto(link);
  await expect(heading).toHaveText('Nova N. asks if these numbers are right');
  await expectPlainAccessible(page, 'what a coach is asked');
  const form = main(page).getByRole('form', { name: 'Your answer' });
  await form
    .getByRole('group', { name: /^Goals/ })
    .getByRole('radio', { name: 'Right', exact: true })
    .check();
  await form.getByLabel('Note').fill('The assist was Ann’s.');
  await form.getByRole('button', { name: 'Send my answer' }).click();
  const list = main(page).getByRole('group', { name: 'Please check the form' }).getByRole('link');
  await expect(list).toHaveText([
    'Choose “Right” or “Not right” for Assists.',
    'Please confirm that you are this coach.',
  ]);
  await expect(page).toHaveURL('/forms/coach-decision');
  await expect(
    form.getByRole('group', { name: /^Goals/ }).getByRole('radio', { name: 'Right', exact: true }),
  ).toBeChecked();
  await expect(form.getByLabel('Note')).toHaveValue('The assist was Ann’s.');
  await expectPlainAccessible(page, 'a refused answer');
  await form
    .getByRole('group', { name: /^Assists/ })
    .getByRole('radio', { name: 'Not right' })
    .check();
  await form.getByRole('checkbox', { name: /^I am Rui Testinho/ }).check();
  await form.getByRole('button', { name: 'Send my answer' }).click();
  await expect(heading).toHaveText('Thank you for your answer');
  await expectPlainAccessible(page, 'after the answer');

  problems.allow(/410.*\/confirm\//);
  const dead = await page.goto(link);
  expect(dead?.status()).toBe(410);
  await expect(heading).toHaveText('This has already been answered');
  await expectPlainAccessible(page, 'a link that was used');
});

test('somebody who is not that coach says so, and gets no more of these mails', async ({
  page,
  makePlayer,
}) => {
  await page.goto(await askCoach(await makePlayer('tier0', 'Nova Newcomer'), 'Nova N.'));
  const form = main(page).getByRole('form', { name: 'You are not this coach' });
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'I am not this coach' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    'You will get no more of these emails',
  );
});

test('a guardian approves by the mail and takes it back', async ({ page, makeNewcomer }) => {
  const young = makeNewcomer(child());
  const guardian = `guardian-of-${young.email}`;
  await register(young, guardian);
  const heading = main(page).getByRole('heading', { level: 1 });
  await page.goto(await linkMailedTo(guardian, askSubject('Lina T.')));
  await expect(heading).toHaveText('May Lina T. have a SKORA account?');
  await expect(main(page).locator('blockquote')).toContainText('I agree that the player has a SKORA account');
  await expectPlainAccessible(page, 'what a guardian is asked');
  const form = main(page).getByRole('form', { name: 'Your decision' });
  await form.getByLabel('Your name').fill('Paula Testkind');
  await form.getByLabel('Your name').press('Enter');
  await expect(main(page).getByRole('group', { name: 'Please check the form' }).getByRole('link')).toHaveText(
    ['Choose who you are to the player.', 'Choose “Approve” or “Decline”.'],
  );
  await expect(form.getByLabel('Your name')).toHaveValue('Paula Testkind');
  await form.getByRole('radio', { name: 'the parent', exact: true }).check();
  await form.getByRole('radio', { name: 'Approve' }).check();
  await form.getByRole('button', { name: 'Send my decision' }).click();
  await expect(heading).toHaveText('Approved');
  await expectPlainAccessible(page, 'after the approval');

  await page.goto(await linkMailedTo(guardian, approvedSubject('Lina T.')));
  await expect(heading).toHaveText('Your approval for Lina T.');
  await main(page).getByRole('button', { name: 'Withdraw approval' }).click();
  await expect(heading).toHaveText('Approval withdrawn');
  await expect.poll(() => subjectsTo(young.email)).toContain('Your account is closed for now');
});

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  test('a form that was sent past the scripts gets the same page, which runs none', async ({ page }) => {
    await page.goto('/story');
    const form = footer(page).locator('form');
    await form.getByRole('textbox', { name: 'Your email' }).fill('no-at-sign');
    await form.evaluate((element: HTMLFormElement) => HTMLFormElement.prototype.submit.call(element));
    const field = main(page).getByRole('textbox', { name: 'Your email' });
    await expect(field).toHaveValue('no-at-sign');
    await expect(footer(page).getByRole('button', { name: 'Subscribe' })).toHaveCount(1);
    await expect(footer(page).getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    await header(page).getByRole('link', { name: 'SKORA, home' }).click();
    await expect(page).toHaveURL('/');
    await ready(page);
  });
});
