import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { bombPng } from '@skora/backend/testing/attacks/bomb-png';
import { registration, signInDemo, signUp } from '../lib/accounts';
import type { Group } from '../lib/case';
import { findServer } from '../lib/own-servers';
import { patchStore, storeFile } from '../lib/stores';

const SIDE = 22_000;
const MAX_MEMORY_MB = 900;
const LOOK_EVERY_MS = 100;

/** Watches the memory of the backend while work goes on. @returns the most it held, in MB */
async function watchMemory(work: () => Promise<void>): Promise<number> {
  let most = 0;
  const look = async () => (most = Math.max(most, (await findServer('backend/dist/main.mjs')).memory));
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  await work().finally(() => clearInterval(timer));
  await look();
  return most;
}

/** Pictures that are more than they seem, and whoever stores them. */
export const pictureAttacks: Group = {
  title: 'Pictures as a weapon',
  cases: [
    {
      id: 'B-23',
      title: `A picture of ${SIDE} × ${SIDE} pixels as public photo, drawn on the card of the CV`,
      severity: 'high',
      expect: `refused or left out; the backend stays below ${MAX_MEMORY_MB} MB and answers others`,
      run: async (probe, stand) => {
        const { uid, authorization } = await signInDemo(stand, 'demo-nora');
        const bomb = bombPng(SIDE);
        assert.equal(await storeFile(stand, 'owner', `profilePictures/${uid}`, bomb), 200);
        const photo = { mapValue: { fields: { photo: { stringValue: 'public' } } } };
        await patchStore(stand, `profiles/${uid}/settings/visibility`, { fields: photo });
        const made = await probe.post(
          '/cv/links',
          { label: 'Bomb', audience: 'public', days: 30 },
          authorization,
        );
        assert.equal(made.status, 201, made.text);
        const token = (made.json() as { path: string }).path.split('/').at(-1);
        const before = await findServer('backend/dist/main.mjs');
        const most = await watchMemory(async () => {
          const drawings = ['card.png', 'photo', 'card.png'].map((what) =>
            probe.api({ path: `/shared-cvs/${token}/${what}` }),
          );
          const other = await probe.api({ path: '/payment/pricing?country_code=DE' });
          assert.equal(other.status, 200);
          await Promise.all(drawings);
        });
        probe.note(`${bomb.length} bytes; the backend held at most ${most.toFixed(0)} MB`);
        const after = await findServer('backend/dist/main.mjs');
        assert.equal(after.pid, before.pid, 'the backend was killed');
        assert.ok(most < MAX_MEMORY_MB, `${most.toFixed(0)} MB`);
      },
    },
    {
      id: 'S-13',
      title:
        'Pictures stored by an anonymous sign-in, one without registration, and one that waits for a guardian',
      severity: 'high',
      expect: '403',
      run: async (probe, stand) => {
        const anonymous = await signUp(stand);
        const unregistered = await signUp(stand, `store-${randomUUID()}@player.example`);
        const waiting = await signUp(stand, `waits-${randomUUID()}@player.example`);
        const guardianEmail = `mum-${randomUUID()}@parent.example`;
        await probe.post('/account/registration', registration(11, { guardianEmail }), waiting.authorization);
        const suspended = await signInDemo(stand, 'demo-ravi');
        await patchStore(stand, `users/${suspended.uid}`, { status: { stringValue: 'suspended' } });
        const picture = bombPng(10);
        const outcomes: Record<string, number> = {};
        for (const [who, { uid, token }] of Object.entries({ anonymous, unregistered, waiting, suspended }))
          outcomes[who] = await storeFile(stand, token, `profilePictures/${uid}`, picture);
        await patchStore(stand, `users/${suspended.uid}`, { status: { stringValue: 'active' } });
        probe.note(JSON.stringify(outcomes));
        assert.deepEqual([...new Set(Object.values(outcomes))], [403]);
      },
    },
    {
      id: 'S-14',
      title: 'Cheap reports take a clip away',
      severity: 'low',
      expect:
        'one that is about safety hides it at once; others count by household, and less when the last ones were refused',
      tests: [
        'backend/src/features/clips/tests/reports.test.ts > a report of somebody in the picture hides a clip at once and tells who protects players',
        'backend/src/features/clips/tests/reports.test.ts > a report for another reason hides it when three households say so; one household counts once',
        'backend/src/features/clips/tests/reports.test.ts > the weight of a report hatred is believed when two households say so, or one that was right the last time',
        'backend/src/features/clips/tests/reports.test.ts > the weight of a report a household whose reports were refused counts for less, but for the sake of a player',
      ],
    },
  ],
};
