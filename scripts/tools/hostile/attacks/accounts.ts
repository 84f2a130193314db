import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CONSENTS, deleteSignIn, registration, signInAs, signInDemo, signUp } from '../lib/accounts';
import { visit, withBrowser } from '../lib/browser';
import type { Group } from '../lib/case';
import { findMailedLink } from '../lib/mails';
import type { Probe } from '../lib/probe';
import { postTasks } from '../lib/stores';

const CHOSEN = 'a-better-corner-flag-78';
/** As long as a second question to a parent waits. */
const NEXT_QUESTION_MS = 61_000;

/** Makes a link to the CV. @returns its address as a path of the site */
async function shareCv(probe: Probe, authorization: Record<string, string>): Promise<string> {
  const body = { label: 'Scout', audience: 'link', days: 30 };
  const answer = await probe.post('/cv/links', body, authorization);
  assert.equal(answer.status, 201, answer.text);
  return (answer.json() as { path: string }).path;
}

/** Whoever wants the account, the age or the guardian of somebody else. */
export const accountAttacks: Group = {
  title: 'Accounts and families',
  cases: [
    {
      id: 'S-05',
      title:
        'The address of a victim is registered, and a link to change it is kept back until the victim has recovered the account',
      severity: 'high',
      expect: 'the link is over; address and password are the victim’s',
      run: async (probe, stand) => {
        const [victim, thief] = [
          `victim-${randomUUID()}@player.example`,
          `thief-${randomUUID()}@player.example`,
        ];
        const held = await signUp(stand, victim);
        assert.equal(
          (await probe.post('/account/registration', registration(25), held.authorization)).status,
          200,
        );
        const asked = await probe.post('/account/email-change', { newEmail: thief }, held.authorization);
        const link = asked.status === 200 ? await findMailedLink(stand, thief) : null;
        probe.note(`the change is ${link === null ? 'refused' : 'mailed'}`);
        const read = new Set<string>();
        await findMailedLink(stand, victim, read);
        await pause(1100);
        assert.equal((await probe.post('/account/password-reset-mail', { email: victim })).status, 200);
        let reset = await findMailedLink(stand, victim, read);
        while (!reset.includes('resetPassword') && !reset.includes('reset-password'))
          reset = await findMailedLink(stand, victim, read);
        await withBrowser(async ({ page }) => {
          await visit(page, `${probe.site}${reset}`);
          await page.locator('main').getByLabel('New password', { exact: true }).fill(CHOSEN);
          await page.locator('main form').getByRole('button').last().click();
          await page.getByRole('heading', { name: 'Your new password is set' }).waitFor();
        });
        const owner = await signInAs(stand, victim, CHOSEN);
        await probe.api({
          method: 'POST',
          path: '/account/sign-out-everywhere',
          headers: owner.authorization,
        });
        if (link !== null) {
          const code = new URLSearchParams(link.split('?')[1]).get('oobCode');
          const own = await probe.post('/account/email-proof', { code }, held.authorization);
          assert.equal(own.status, 401, 'the session that asked for the change still counts');
          const other = await probe.post('/account/email-proof', { code }, owner.authorization);
          assert.ok(other.status >= 400, 'the held link works for the owner');
          await withBrowser(async ({ page }) => {
            await visit(page, `${probe.site}${link}`);
            await page.waitForTimeout(5000);
            probe.note(
              `the held link says: ${await page.locator('main').getByRole('heading').first().innerText()}`,
            );
          });
        }
        const after = await signInAs(stand, victim, CHOSEN);
        assert.equal(after.uid, owner.uid);
      },
    },
    {
      id: 'S-67',
      title: 'The address of a victim is registered, and the victim logs in with Google later',
      severity: 'high',
      expect: 'the victim begins anew; sessions and data of before lead nowhere',
      tests: [
        'backend/src/features/recovery/tests/google-takeover.test.ts > what somebody else registered does not survive …',
        'backend/src/features/recovery/tests/google-takeover.test.ts > a sign-in that nobody finished the registration of ends too',
        'backend/rules/tests/sessions.test.ts > what a log-in with Google reads and writes when the address …',
      ],
    },
    {
      id: 'S-06',
      title:
        'A second parent opens the card of the first: A begins to pay, the minor asks B, A pays, B opens the portal',
      severity: 'high',
      expect: 'B sees and changes nothing of A',
      run: async (probe, stand) => {
        const timo = await signInDemo(stand, 'demo-timo');
        const [first, second] = [`a-${randomUUID()}@parent.example`, `b-${randomUUID()}@parent.example`];
        const ask = async (parentEmail: string) => {
          const order = { plan: 'tier2', interval: 'month', parentEmail };
          assert.equal((await probe.post('/payment/parent-requests', order, timo.authorization)).status, 200);
          return /([\w-]{43})/.exec(await findMailedLink(stand, parentEmail))?.[1] ?? '';
        };
        const path = (token: string, what: string) => `/payment/parent-requests/${token}/${what}`;
        const tokenA = await ask(first);
        const quoted = await probe.api({ method: 'POST', path: path(tokenA, 'quotes') });
        const { quote } = quoted.json() as { quote: string };
        const key = { 'idempotency-key': randomUUID() };
        const begun = await probe.post(path(tokenA, 'checkout-sessions'), { quote, consents: CONSENTS }, key);
        assert.equal(begun.status, 200, begun.text);
        const { url } = begun.json() as { url: string };
        await pause(NEXT_QUESTION_MS);
        const tokenB = await ask(second);
        const card = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'Parent A' };
        const paid = await fetch(url, {
          method: 'POST',
          body: new URLSearchParams(card),
          redirect: 'manual',
        });
        probe.note(`A pays: ${paid.status}`);
        await fetch(`${stand.stack.urls.stripe}/test/webhooks/idle`);
        const portal = await probe.api({ method: 'POST', path: path(tokenB, 'portal-sessions') });
        assert.ok(portal.status >= 400, `B gets the portal: ${portal.text}`);
      },
    },
    {
      id: 'S-07',
      title: 'A child names the own mailbox as guardian: dots, a tag, the other name of the provider',
      severity: 'high',
      expect: '422',
      run: async (probe, stand) => {
        const name = `kid.${randomUUID().slice(0, 8)}`;
        const child = await signUp(stand, `${name}@gmail.com`);
        const flat = name.replace('.', '');
        for (const guardianEmail of [
          `${name}+mum@gmail.com`,
          `${flat}@gmail.com`,
          `${flat}@googlemail.com`,
          `${name.toUpperCase()}@GoogleMail.com`,
        ]) {
          const answer = await probe.post(
            '/account/registration',
            registration(11, { guardianEmail }),
            child.authorization,
          );
          assert.equal(answer.status, 422, `${guardianEmail} is taken`);
        }
      },
    },
    {
      id: 'S-08',
      title: 'A minor agrees in the guardian’s place to a physical event',
      severity: 'high',
      expect: 'the place is held until the guardian has answered by mail, for seven days at most',
      tests: [
        'backend/src/features/showcases/tests/guardian-consent.test.ts > a place of a minor is held until the guardian agrees, and given back when the guardian withdraws',
        'backend/src/features/showcases/tests/guardian-consent.test.ts > a place nobody answers for ends after seven days, the player is told, and the link decides nothing',
      ],
    },
    {
      id: 'S-09',
      title: 'A sign-in is deleted at the identity provider',
      severity: 'high',
      expect: 'what the account showed is off after the next run of the scheduled tasks',
      run: async (probe, stand) => {
        const player = await signUp(stand, `lost-${randomUUID()}@player.example`);
        assert.equal(
          (await probe.post('/account/registration', registration(25), player.authorization)).status,
          200,
        );
        const path = await shareCv(probe, player.authorization);
        const shared = `/shared-cvs/${path.split('/').at(-1)}`;
        assert.equal((await probe.api({ path: shared })).status, 200);
        await deleteSignIn(stand, player);
        await postTasks(stand);
        const { status } = await probe.api({ path: shared });
        assert.ok(status === 404 || status === 410, `the CV still answers ${status}`);
      },
    },
    {
      id: 'S-10',
      title: 'Refused as a child, registered again as an adult with the same address, from the same home',
      severity: 'medium',
      expect: 'the age is not believed',
      run: async (probe, stand) => {
        const email = `again-${randomUUID()}@player.example`;
        // A family has one address on the internet.
        const home = { 'x-forwarded-for': `192.0.2.${randomInt(1, 255)}` };
        const child = await signUp(stand, email);
        const refused = await probe.post('/account/registration', registration(10), {
          ...home,
          ...child.authorization,
        });
        assert.equal(refused.status, 422, refused.text);
        await deleteSignIn(stand, child);
        const adult = await signUp(stand, email);
        const { status, text } = await probe.post('/account/registration', registration(30), {
          ...home,
          ...adult.authorization,
        });
        assert.equal(status, 422, `taken for an adult: ${text}`);
      },
    },
  ],
};
