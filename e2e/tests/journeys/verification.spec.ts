import { randomUUID } from 'node:crypto';
import { findUid } from '../../fixtures/identities';
import { linksMailedTo } from '../../fixtures/mailbox';
import { deletePlayer } from '../../fixtures/players';
import { accountButton, header, main, submitSignUp, visit } from '../../fixtures/site';
import { expect, test } from '../../fixtures/test';

test('a new player is asked to confirm the address, and the link of the mail does it', async ({ page }) => {
  const email = `verify-${randomUUID().slice(0, 12)}@skora.example`;
  const player = { displayName: 'Vera Fication', email, password: 'corner-flag-77' };
  await visit(page, '/signup');
  await submitSignUp(page, player);
  await expect(accountButton(page)).toBeVisible();
  const reminder = header(page).getByText('Please confirm your e-mail: we sent you a link.');
  await expect(reminder).toBeVisible();

  const verification = async () =>
    (await linksMailedTo(email)).find((link) => link.includes('mode=verifyEmail'));
  await expect.poll(verification).toBeDefined();
  await page.goto((await verification()) ?? '/');
  await expect(main(page)).toContainText('Your e-mail address is verified');
  await expect(page).toHaveURL('/email-verification');
  await expect(reminder).toBeHidden();
  await deletePlayer({ uid: (await findUid(email)) ?? '' });
});
