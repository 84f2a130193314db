import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { projectId } from '../../../local/stack/server-settings';
import { askIdentities, registration, signInAs, signUp, type SignedIn } from '../lib/accounts';
import type { Group } from '../lib/case';
import { findMailedLink } from '../lib/mails';
import type { Probe } from '../lib/probe';
import type { Stand } from '../lib/stand';
import { askStore } from '../lib/stores';

const CHOSEN = 'a-better-corner-flag-78';
const STOLEN = 'a-worse-corner-flag-79';

const codeOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('oobCode') ?? '';

/** Makes an account whose owner has proven the address. @returns the session, and the mails that were read */
async function makeProven(probe: Probe, stand: Stand): Promise<{ owner: SignedIn; read: Set<string> }> {
  const owner = await signUp(stand, `victim-${randomUUID()}@player.example`);
  const read = new Set<string>();
  const done = await probe.post('/account/registration', registration(25), owner.authorization);
  assert.equal(done.status, 200, done.text);
  const code = codeOf(await findMailedLink(stand, owner.email, read));
  const proven = await probe.post('/account/email-proof', { code }, owner.authorization);
  assert.equal(proven.status, 200, proven.text);
  return { owner, read };
}

/** Sets a new password by the mail of our own. */
async function recover(probe: Probe, stand: Stand, email: string, read: Set<string>): Promise<void> {
  assert.equal((await probe.post('/account/password-reset-mail', { email })).status, 200);
  const code = codeOf(await findMailedLink(stand, email, read));
  const reset = await probe.post('/account/password-reset', { code, password: CHOSEN });
  assert.equal(reset.status, 200, reset.text);
}

/** The newest code the identity provider has mailed to an address by itself. */
async function findProviderCode({ ports }: Stand, email: string, type: string): Promise<string | undefined> {
  const url = `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${projectId}/oobCodes`;
  const { oobCodes } = (await (await fetch(url)).json()) as {
    oobCodes: { email: string; newEmail?: string; requestType: string; oobCode: string }[];
  };
  return oobCodes.findLast(
    (one) => one.requestType === type && (one.newEmail === email || one.email === email),
  )?.oobCode;
}

/** What the interface of the identity provider lets anybody do who has a session, past us. */
export const identityProviderAttacks: Group = {
  title: 'The identity provider, past us',
  cases: [
    {
      id: 'S-68',
      title:
        'A code to change the address, asked for at the provider with a stolen session, is used after the recovery',
      severity: 'high',
      expect: 'the account shows the thief nothing, and a reset gives it back to its owner',
      run: async (probe, stand) => {
        const { owner, read } = await makeProven(probe, stand);
        const thief = `thief-${randomUUID()}@player.example`;
        const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: owner.token, newEmail: thief };
        await askIdentities(stand, 'sendOobCode', request);
        const held = await findProviderCode(stand, thief, 'VERIFY_AND_CHANGE_EMAIL');
        assert.ok(held, 'the provider mails no code');
        await recover(probe, stand, owner.email, read);

        await askIdentities(stand, 'update', { oobCode: held });
        await askIdentities(stand, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: thief });
        const oobCode = await findProviderCode(stand, thief, 'PASSWORD_RESET');
        await askIdentities(stand, 'resetPassword', { oobCode, newPassword: STOLEN });
        const session = await signInAs(stand, thief, STOLEN);
        assert.equal(session.uid, owner.uid, 'the provider lets the thief into another account');
        for (const path of ['/account', '/account/export']) {
          const { status } = await probe.api({ path, headers: session.authorization });
          assert.equal(status, 401, `${path} answers the thief`);
        }
        assert.equal(await askStore(stand, session.token, `users/${owner.uid}`), 403);
        assert.equal(await askStore(stand, session.token, `profiles/${owner.uid}`), 403);

        await recover(probe, stand, owner.email, read);
        const back = await signInAs(stand, owner.email, CHOSEN);
        assert.equal(back.uid, owner.uid);
        assert.equal((await probe.api({ path: '/account', headers: back.authorization })).status, 200);
        await assert.rejects(signInAs(stand, thief, STOLEN));
      },
    },
    {
      id: 'S-69',
      title: 'The mails of an account that was moved to the thief’s address at the provider',
      severity: 'medium',
      expect: 'none goes there; the way back goes to the address that was proven',
      tests: [
        'backend/src/features/recovery/tests/moved-mails.test.ts > whoever has moved an account past us reads none of its mails there',
        'backend/src/features/recovery/tests/moved-mails.test.ts > its owner is still mailed a way back',
        'backend/src/features/contact-requests/tests/receiver-address.test.ts > nobody is told where somebody has moved an account',
      ],
    },
  ],
};
