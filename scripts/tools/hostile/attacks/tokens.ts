import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signInDemo, signUp } from '../lib/accounts';
import type { Group } from '../lib/case';
import { askStore } from '../lib/stores';

/** Tokens that are old, claim more than is true, or belong to nobody in particular. */
export const tokenAttacks: Group = {
  title: 'Tokens',
  cases: [
    {
      id: 'S-11',
      title: 'A token from before signing out everywhere',
      severity: 'medium',
      expect: 'neither backend nor store take it',
      run: async (probe, stand) => {
        const ines = await signInDemo(stand, 'demo-ines');
        const own = `users/${ines.uid}`;
        assert.equal(await askStore(stand, ines.token, own), 200);
        await pause(1100);
        await probe.api({
          method: 'POST',
          path: '/account/sign-out-everywhere',
          headers: ines.authorization,
        });
        assert.equal((await probe.api({ path: '/account', headers: ines.authorization })).status, 401);
        const status = await askStore(stand, ines.token, own);
        probe.note(`the store answers ${status}`);
        assert.equal(status, 403);
      },
    },
    {
      id: 'S-12',
      title: 'Anonymous and unregistered sign-ins page through the player map',
      severity: 'medium',
      expect: '403',
      run: async (probe, stand) => {
        for (const [who, email] of [
          ['anonymous', undefined],
          ['unregistered', `map-${randomUUID()}@player.example`],
        ] as const) {
          const { token, authorization } = await signUp(stand, email);
          const status = await askStore(stand, token, 'mapCells?pageSize=50');
          const page = await probe.api({ path: '/players', headers: authorization });
          probe.note(`${who}: ${status} of the store, ${page.status} of the backend`);
          assert.deepEqual([status, page.status], [403, 403], `${who} reads the map`);
        }
        const { authorization } = await signInDemo(stand, 'demo-mara');
        assert.equal((await probe.api({ path: '/players', headers: authorization })).status, 200);
      },
    },
    {
      id: 'B-16',
      title: 'A token that claims a plan or a role',
      severity: 'high',
      expect: 'claims grant nothing: tier and role are those of the record',
      run: async (probe, stand) => {
        const mara = await signInDemo(stand, 'demo-mara');
        const [, payload = ''] = mara.token.split('.');
        const claims = {
          ...JSON.parse(Buffer.from(payload, 'base64url').toString()),
          tierLevel: 'tier4',
          admin: true,
        };
        const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
        const forged = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
        const headers = { authorization: `Bearer ${forged}` };
        const real = await probe.api({ path: '/payment/usage', headers: mara.authorization });
        const answer = await probe.api({ path: '/payment/usage', headers });
        assert.deepEqual(answer.json(), real.json());
        assert.equal(await askStore(stand, forged, 'users/demo-nora'), 403);
      },
    },
    {
      id: 'S-23',
      title: 'Paging through all of the player map',
      severity: 'medium',
      expect: '401 and 403 without an open account, 429 after so many pages',
      tests: [
        'backend/src/features/player-map/tests/find-players.test.ts > visitors, accounts that never registered, wait, are suspended or gone find nobody',
        'backend/src/features/player-map/tests/find-players.test.ts > nobody pages through all of the map: an account has so many pages an hour',
      ],
    },
    {
      id: 'S-24',
      title: 'A session from before, at the rules of the store',
      severity: 'high',
      expect: 'reads and writes nothing',
      tests: [
        'backend/rules/tests/sessions.test.ts > a session from before reads and writes nothing, a newer one all',
        'backend/src/features/account/tests/end-sessions.test.ts > signing out everywhere is known to the rules of the store',
      ],
    },
  ],
};
