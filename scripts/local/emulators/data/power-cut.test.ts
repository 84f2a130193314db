import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freePort } from '@skora/scripts-lib/ports';
import { callEmulator } from '../lib/emulator-api';
import type { EmulatorPorts, EmulatorReply } from '../lib/types';

const projectId = 'demo-power';
const documents = `projects/${projectId}/databases/(default)/documents`;
const bucket = `${projectId}.appspot.com`;
const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));

/** The process of the emulators with Java in one group, so that one signal ends all of it and no handler runs. */
async function startGroup(ports: EmulatorPorts, dataDir: string): Promise<ChildProcess> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const child = fork(main, [], { execArgv: ['--import', tsx], detached: true });
  const rules = {
    firestoreRules: fixture('one-collection.firestore.rules'),
    storageRules: fixture('one-folder.storage.rules'),
  };
  child.send({ type: 'start', settings: { projectId, ports, ...rules, dataDir } });
  const [reply] = (await once(child, 'message')) as [EmulatorReply];
  expect(reply).toEqual({ type: 'ready' });
  return child;
}

async function cutPower(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await exited;
}

describe('a power cut', () => {
  let dataDir: string;
  let ports: EmulatorPorts;
  let running: ChildProcess | undefined;

  beforeAll(async () => {
    dataDir = join(await mkdtemp(join(tmpdir(), 'skora-power-')), 'data');
    ports = { auth: await freePort(), firestore: await freePort(), storage: await freePort() };
  });
  afterAll(async () => {
    if (running) await cutPower(running);
    await rm(join(dataDir, '..'), { recursive: true, force: true });
  });

  const start = async () => (running = await startGroup(ports, dataDir));
  const end = async () => {
    if (running) await cutPower(running);
    running = undefined;
  };
  const untilKept = async (file: string, text: string) => {
    while (!existsSync(file) || !(await readFile(file, 'utf8')).includes(text)) {
      expect(running?.exitCode).toBeNull();
      await pause(20);
    }
  };
  const commit = (...writes: object[]) =>
    callEmulator(ports.firestore, 'POST', `/v1/${documents}:commit`, { writes });
  const goals = (path: string, value: number) => ({
    update: { name: `${documents}/${path}`, fields: { goals: { integerValue: value } } },
  });
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${ports.firestore}/v1/${documents}/${path}`, {
      headers: { Authorization: 'Bearer owner' },
    });
    return answer.ok ? ((await answer.json()) as { fields: unknown }).fields : null;
  };
  const file = async (name: string, body?: string) => {
    const files = `http://127.0.0.1:${ports.storage}/v0/b/${bucket}/o`;
    const answer =
      body === undefined
        ? await fetch(`${files}/${encodeURIComponent(name)}?alt=media`)
        : await fetch(`${files}?name=${encodeURIComponent(name)}`, {
            method: 'POST',
            headers: { 'Content-Type': 'text/plain' },
            body,
          });
    return answer.ok ? answer.text() : null;
  };
  const accounts = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const signUp = (email: string) =>
    callEmulator(ports.auth, 'POST', accounts, { email, password: 'correct horse' });
  const signIn = (email: string) =>
    callEmulator(
      ports.auth,
      'POST',
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo',
      {
        email,
        password: 'correct horse',
        targetProjectId: projectId,
      },
    );

  it('takes no document that was answered, and no account or file that was kept', async () => {
    await start();
    await signUp('mara@skora.example');
    await file('open/result.txt', 'one nil');
    await file('open/result.txt', 'two nil');
    await untilKept(join(dataDir, 'auth', 'accounts.json'), 'mara@skora.example');
    await untilKept(join(dataDir, 'storage', 'files.json'), 'open/result.txt');
    await commit(goals('open/gone', 1), goals('open/match', 1));
    await commit({ delete: `${documents}/open/gone` }, goals('open/match/halves/1 "ü" \\', 1));
    for (let score = 2; score <= 40; score += 1) await commit(goals('open/match', score));
    await end();

    await start();
    expect(await read('open/match')).toEqual({ goals: { integerValue: '40' } });
    expect(await read(`open/match/halves/${encodeURIComponent('1 "ü" \\')}`)).toEqual({
      goals: { integerValue: '1' },
    });
    expect(await read('open/gone')).toBeNull();
    expect(await signIn('mara@skora.example')).toMatchObject({ email: 'mara@skora.example' });
    expect(await file('open/result.txt')).toBe('two nil');
  });

  it('in the middle of an export leaves the one before, and the journals since', async () => {
    await commit(goals('open/match', 41));
    await end();
    const names = await readdir(join(dataDir, 'firestore'));
    const exported = names.filter((name) => /^\d+$/.test(name)).sort((a, b) => Number(a) - Number(b));
    const newest = exported.at(-1) ?? '';
    const torn = join(dataDir, 'firestore', newest, 'documents', 'documents.overall_export_metadata');
    await appendFile(torn, 'cut off');
    const journals = names.filter((name) => name.endsWith('.journal.jsonl'));
    await appendFile(join(dataDir, 'firestore', journals.at(-1) ?? ''), '{"at":"2026-11-25T12:00:00Z","upd');

    await start();
    expect(await read('open/match')).toEqual({ goals: { integerValue: '41' } });
    expect(await read('open/gone')).toBeNull();
    expect(await file('open/result.txt')).toBe('two nil');
  });
});
