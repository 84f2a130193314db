import { deleteDocument } from '../../../fixtures/stores/documents';
import { findUid } from '../../../fixtures/stores/identities';
import { mailTo, subjectsTo } from '../../../fixtures/stack/mailbox';
import { accountButton, header, main } from '../../../fixtures/site/site';
import { signUp } from '../../../fixtures/accounts/sign-up';
import { expect, test } from '../../../fixtures/test';
import { moveDate } from '../../../fixtures/browser/timers';

const SUBJECT = 'Verify your email address';

test('another verification mail can be asked for once a minute', async ({ page, makeNewcomer, problems }) => {
  problems.allow(/429.*verification-mail/);
  const person = makeNewcomer();
  await signUp(page, person);
  await expect(accountButton(page)).toBeVisible();
  await mailTo(person.email, SUBJECT);
  await header(page).getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL('/settings/account#e-mail');
  const send = main(page).getByRole('button', { name: 'Send the email again' });
  await expect(send).toBeInViewport();
  const wait = main(page).getByRole('button', { name: /^Send again in \d+ s$/ });
  await send.click();
  await expect(wait).toBeVisible();
  // Where a minute has passed already, another mail goes out instead.
  await expect(main(page)).toContainText(/We sent an email a short while ago\.|A new email is on its way\./);
  const countSent = async () =>
    (await subjectsTo(person.email)).filter((subject) => subject === SUBJECT).length;
  const before = await countSent();

  // The minute passes, here and at the backend.
  await deleteDocument(`requestBudgets/verification-minute:${(await findUid(person.email)) ?? ''}`);
  await moveDate(page, 61_000);
  await send.click();
  await expect(main(page)).toContainText('A new email is on its way.');
  await expect(wait).toBeVisible();
  await expect.poll(countSent).toBe(before + 1);
});
