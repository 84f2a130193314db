import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { askIdentities, signInAs, signUp } from '../lib/accounts';
import type { Group } from '../lib/case';
import { assertRefused } from '../lib/probe';

const TESTS = 'backend/src/features/operations/tests/';
const HOSTILE = `${TESTS}hostile.test.ts > `;
const DECISIONS = `${TESTS}decisions.test.ts > `;
const OVERVIEW = `${TESTS}overview.test.ts > `;
const PAGE = 'remote-operations/src/features/operations/operations-page.test.tsx > ';
const HOSTILE_PAGE = 'remote-operations/src/features/operations/operations-hostile.test.tsx > ';
const PASSWORD = 'corner-flag-77';
const STOP = '/operations/remotes/remote-auth/stop';
const DECISION = { release: 'aaaaaa111111', reason: 'It flickers on phones.' };

/** Whoever wants to see or decide what only admins do. */
export const operationAttacks: Group = {
  title: 'Operations',
  cases: [
    {
      id: 'S-88',
      title: 'The calls of the operations page by whoever is not signed in, or by a page of another site',
      severity: 'high',
      expect: '401, and 403 for another site, before anything of the request is looked at',
      http: async (probe) => {
        for (const path of ['/operations', '/operations/vitals?days=7', '/operations/vitals?days=x'])
          assertRefused(await probe.api({ path }), 401);
        for (const decision of ['rollback', 'promote', 'stop'])
          assertRefused(await probe.post(`/operations/remotes/remote-auth/${decision}`, { x: 1 }), 401);
        const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
        assertRefused(await probe.post(STOP, DECISION, elsewhere), 403);
        assertRefused(await probe.api({ method: 'PUT', path: STOP }), 405);
      },
    },
    {
      id: 'S-89',
      title: 'Operations as a player, and by claims that are almost the right one',
      severity: 'high',
      expect: 'a page that does not exist, 403 of the backend, nothing changed',
      tests: [
        'e2e/tests/releases/operations.spec.ts > nobody else finds the page, and the backend refuses them',
        `${OVERVIEW}GET …`,
        `${DECISIONS}nobody else decides, and the refusal comes before anything of the request is looked at`,
        `${HOSTILE}a claim that is … makes nobody an admin`,
        `${PAGE}… finds no such page`,
      ],
    },
    {
      id: 'S-90',
      title: 'A claim that a browser has written into its own stored session',
      severity: 'high',
      expect: 'the backend refuses what the provider has not signed, and the page shows nothing',
      tests: [
        'e2e/tests/security/poisoned-storage.spec.ts > a made-up claim in a stored session shows nothing of operations',
        'backend/src/app/tests/authenticate.test.ts > outside of the emulators an unsigned token, or one signed by a shared secret, is refused with 401',
      ],
    },
    {
      id: 'S-91',
      title: 'A player asks the identity provider to be made an admin',
      severity: 'high',
      expect: 'the provider gives no claim, the backend answers 403',
      run: async (probe, stand) => {
        const email = `claims-${randomUUID()}@reader.example`;
        const player = await signUp(stand, email, PASSWORD);
        const customAttributes = JSON.stringify({ admin: true });
        for (const body of [{ idToken: player.token }, { localId: player.uid }]) {
          const asked = askIdentities(stand, 'update', { ...body, customAttributes });
          probe.note(
            await asked.then(
              () => 'the provider takes the request',
              () => 'the provider refuses',
            ),
          );
        }
        const { authorization } = await signInAs(stand, email, PASSWORD);
        assertRefused(await probe.api({ path: '/operations', headers: authorization }), 403);
        assertRefused(await probe.post(STOP, DECISION, authorization), 403);
        const payload = authorization.authorization.split('.')[1] ?? '';
        assert.doesNotMatch(Buffer.from(payload, 'base64url').toString(), /admin/);
      },
    },
    {
      id: 'S-92',
      title:
        'An admin whose claim was taken, whose account was moved, switched off or deleted, or whose address is not proven',
      severity: 'high',
      expect: 'refused with the token that still has the claim; nobody gets it without a proven address',
      tests: [
        `${OVERVIEW}whose claim was taken away is refused with the token that still has it`,
        `${HOSTILE}an admin whose account was moved to an address that nobody proved is nobody here`,
        `${HOSTILE}an admin who was switched off or deleted is nobody here`,
        'backend/src/cli/admins/admins.test.ts > an address that … is refused',
        'backend/src/cli/admins/admins.test.ts > sessions end, too, when an earlier attempt took the claim and was cut off then',
      ],
    },
    {
      id: 'S-93',
      title:
        'A decision about the host, a path, a release that is not live, or one that its team did not sign',
      severity: 'high',
      expect: '400 or 409, the pointer stays',
      tests: [
        `${DECISIONS}… is no remote that can be decided about`,
        `${DECISIONS}a path for a release is refused with 400`,
        `${DECISIONS}… of what is not live any more changes nothing and says what is`,
        `${DECISIONS}nobody goes back to a release that …`,
        `${HOSTILE}… is never shown`,
      ],
    },
    {
      id: 'S-94',
      title: 'A decision without a reason, with spaces, a megabyte, markup or signs that reverse a line',
      severity: 'medium',
      expect: '400 or 413; what is kept is one line, shown as text',
      tests: [
        `${DECISIONS}… is refused with 400`,
        `${HOSTILE}a reason of a megabyte is refused before it is read`,
        `${HOSTILE}markup in a reason stays text`,
        `${HOSTILE_PAGE}what others have written is text`,
      ],
    },
    {
      id: 'S-95',
      title:
        'A decision that is pressed twice, sent again, by another method, or by another site with the session of an admin',
      severity: 'medium',
      expect: 'done once; 405 for another method, 403, 415 and 401 for another site',
      tests: [
        `${HOSTILE_PAGE}two quick presses decide once`,
        `${HOSTILE}two presses at the same moment are one decision`,
        `${DECISIONS}a decision that is sent again by the same key gets its answer again, and is done once`,
        `${DECISIONS}an address decides ten times a minute at most`,
        `${HOSTILE}… decides nothing`,
        `${HOSTILE}a page of another site decides nothing with the session of an admin`,
      ],
    },
  ],
};
