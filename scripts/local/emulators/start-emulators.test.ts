import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, isPortFree } from '@skora/scripts-lib/ports';
import { callEmulator } from './lib/emulator-api';
import { loadFirestoreRules } from './firestore';
import { startEmulators } from './start-emulators';
import type { EmulatorPorts } from './lib/types';

function fixture(name: string): string {
  return fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));
}

async function freePorts(): Promise<EmulatorPorts> {
  return { auth: await freePort(), firestore: await freePort(), storage: await freePort() };
}

const projectId = 'demo-persistence';
const rules = {
  firestoreRules: fixture('one-collection.firestore.rules'),
  storageRules: fixture('one-folder.storage.rules'),
};
const document = `/v1/projects/${projectId}/databases/(default)/documents/open/match`;
const accounts = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;

async function storage(port: number, path: string, method: string): Promise<Response> {
  const name = encodeURIComponent(path);
  const base = `http://127.0.0.1:${port}/v0/b/${projectId}.appspot.com/o`;
  if (method === 'GET') return fetch(`${base}/${name}?alt=media`);
  return fetch(`${base}?name=${name}`, {
    method,
    headers: { 'Content-Type': 'text/plain' },
    body: 'two nil',
  });
}

describe('emulators', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'skora-emulators-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('keep accounts, documents and files over a restart, and the rules decide', async () => {
    const dataDir = join(folder, 'data');
    const ports = await freePorts();
    const options = { projectId, ports, ...rules, dataDir };
    const first = await startEmulators(options);
    await callEmulator(ports.auth, 'POST', accounts, {
      email: 'mara@skora.example',
      password: 'correct horse',
    });
    await callEmulator(ports.firestore, 'PATCH', document, { fields: { goals: { integerValue: 2 } } });
    expect((await storage(ports.storage, 'open/result.txt', 'POST')).status).toBe(200);
    expect((await storage(ports.storage, 'closed/result.txt', 'POST')).status).toBe(403);
    await first.stop();
    expect(await isPortFree(ports.firestore)).toBe(true);

    const second = await startEmulators(options);
    expect(await callEmulator(ports.firestore, 'GET', document)).toMatchObject({
      fields: { goals: { integerValue: '2' } },
    });
    expect(await (await storage(ports.storage, 'open/result.txt', 'GET')).text()).toBe('two nil');
    const signIn = await callEmulator(
      ports.auth,
      'POST',
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo',
      { email: 'mara@skora.example', password: 'correct horse', targetProjectId: projectId },
    );
    expect(signIn).toMatchObject({ email: 'mara@skora.example' });
    await second.stop();
  });

  it('do not start without rules that compile', async () => {
    const broken = fixture('broken.rules');
    const ports = await freePorts();
    await expect(startEmulators({ projectId, ports, ...rules, storageRules: broken })).rejects.toThrow(
      /broken\.rules is not valid/,
    );
    expect(await isPortFree(ports.firestore)).toBe(true);
  });

  it('refuse rules of Firestore that do not compile', async () => {
    // The emulators of this run, in a project of its own: another start would only take seconds.
    const firestore = Number(process.env.FIRESTORE_EMULATOR_HOST?.split(':')[1]);
    const settings = { projectId, ports: { auth: 0, firestore, storage: 0 }, ...rules, dataDir: null };
    await expect(
      loadFirestoreRules({ ...settings, firestoreRules: fixture('broken.rules') }),
    ).rejects.toThrow(/broken\.rules is not valid/);
    await expect(loadFirestoreRules(settings)).resolves.toBeUndefined();
    const nobody = { ...settings, ports: { ...settings.ports, firestore: await freePort() } };
    await expect(loadFirestoreRules(nobody)).rejects.toThrow(/^The emulator on port \d+ did not answer PUT/);
  });
});
