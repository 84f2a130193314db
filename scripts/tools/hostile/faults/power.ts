import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bombPng } from '@skora/backend/testing/attacks/bomb-png';
import type { StackPorts } from '../../../local/stack';
import { registration, signInAs, signUp } from '../lib/accounts';
import type { Group } from '../lib/case';
import { startOwnStack } from '../lib/own-stack';
import type { Probe } from '../lib/probe';
import { chooseStackPorts } from '../lib/stand';
import { askFile, askStore, createInStore } from '../lib/stores';

/** What was answered longer ago than this has to be there again. */
const KEPT_AFTER_MS = 2_000;
const PASSWORD = 'corner-flag-77';

/** One player, and what has to be there after the cut. */
interface Person {
  email: string;
  uid: string;
  academy: string;
}

const siteOf = (ports: StackPorts) => `http://localhost:${ports.site}`;

/** Does one thing in each store: identity provider, backend with a mail, Firestore past the backend, and Storage by the backend. */
async function doThings(probe: Probe, ports: StackPorts): Promise<Person> {
  const email = `power-${randomUUID()}@reader.example`;
  const player = await signUp({ ports }, email, PASSWORD);
  const ask = (method: string, path: string, type?: string, body?: string | Buffer) =>
    probe.ask(
      {
        method,
        path: `/api${path}`,
        headers: { ...player.authorization, ...(type && { 'content-type': type }) },
        ...(body && { body }),
      },
      siteOf(ports),
    );
  const json = JSON.stringify(registration(25));
  assert.equal((await ask('POST', '/account/registration', 'application/json', json)).status, 200);
  const listed = (await ask('GET', '/academies')).json() as { academies: { id: string }[] };
  const academy = listed.academies[0]?.id ?? '';
  const saved = `profiles/${player.uid}/savedAcademies/${academy}`;
  await createInStore({ ports }, player.token, saved, { schemaVersion: { integerValue: '1' } });
  assert.equal((await ask('PUT', '/account/picture', 'image/png', bombPng(10))).status, 200);
  return { email, uid: player.uid, academy };
}

/** What of it is not there. */
async function listMissing(probe: Probe, ports: StackPorts, { email, uid, academy }: Person) {
  const player = await signInAs({ ports }, email, PASSWORD);
  const account = await probe.ask({ path: '/api/account', headers: player.authorization }, siteOf(ports));
  const mails = await fetch(`http://127.0.0.1:${ports.mailbox}/api/messages?to=${encodeURIComponent(email)}`);
  const isThere = {
    account: (account.json() as { status?: string }).status === 'active',
    mail: ((await mails.json()) as unknown[]).length > 0,
    'saved academy':
      (await askStore({ ports }, player.token, `profiles/${uid}/savedAcademies/${academy}`)) === 200,
    picture: (await askFile({ ports }, player.token, `profilePictures/${uid}`)) === 200,
  };
  return Object.entries(isThere)
    .filter(([, there]) => !there)
    .map(([name]) => name);
}

/** Everything ends at once. */
export const powerFaults: Group = {
  title: 'Power',
  cases: [
    {
      id: 'F-08',
      title: 'SIGKILL to every process of the platform on this machine, then a start',
      severity: 'high',
      expect: 'sign-in, account, mail, entry and picture of two seconds ago are there',
      run: async (probe) => {
        const [ports, folder] = [await chooseStackPorts(), await mkdtemp(join(tmpdir(), 'skora-power-'))];
        const dataDir = join(folder, 'data');
        try {
          const first = await startOwnStack(ports, dataDir);
          const person = await doThings(probe, ports).finally(async () => {
            await pause(KEPT_AFTER_MS);
            await first.cutPower();
          });
          const second = await startOwnStack(ports, dataDir);
          const missing = await listMissing(probe, ports, person).finally(second.cutPower);
          probe.note(`missing afterwards: ${missing.join(', ') || 'nothing'}`);
          assert.deepEqual(missing, []);
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    },
  ],
};
