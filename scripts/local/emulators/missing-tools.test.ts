import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirestoreJar } from './firestore-jar';
import { compileJavaClasses } from './java-classes';
import { startJavaProcess } from './java-process';
import { assertJava } from './java-tool';

describe('tools the emulators need', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'skora-tools-'));
  });
  const { JAVA_HOME } = process.env;
  afterEach(async () => {
    if (JAVA_HOME === undefined) delete process.env['JAVA_HOME'];
    else process.env['JAVA_HOME'] = JAVA_HOME;
    await rm(folder, { recursive: true, force: true });
  });

  async function file(...path: string[]): Promise<string> {
    const full = join(folder, ...path);
    await mkdir(join(full, '..'), { recursive: true });
    await writeFile(full, '');
    return full;
  }

  /** Makes a Java that answers like this when it is asked for its version. */
  async function sayVersion(said: string): Promise<void> {
    await chmod(await file('bin', 'java'), 0o755);
    await writeFile(join(folder, 'bin', 'java'), `#!/bin/sh\ncat >&2 <<'END'\n${said}\nEND\n`);
    process.env['JAVA_HOME'] = folder;
  }

  it('finds the jar of the variable first, also beside the wrapper script', async () => {
    const jar = await file('sdk', 'cloud-firestore-emulator.jar');
    const script = await file('sdk', 'cloud_firestore_emulator');
    expect(findFirestoreJar({ FIRESTORE_EMULATOR_BINARY_PATH: jar })).toBe(jar);
    expect(findFirestoreJar({ FIRESTORE_EMULATOR_BINARY_PATH: script })).toBe(jar);
    expect(() => findFirestoreJar({ FIRESTORE_EMULATOR_BINARY_PATH: '/nowhere.jar' })).toThrow(
      'FIRESTORE_EMULATOR_BINARY_PATH is /nowhere.jar',
    );
  });

  it('finds the jar of the Cloud SDK that a command on the path leads to', async () => {
    const jar = await file('sdk', 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
    const command = await file('sdk', 'bin', 'gcloud');
    await mkdir(join(folder, 'bin'));
    await symlink(command, join(folder, 'bin', 'gcloud'));
    expect(findFirestoreJar({ PATH: `/nowhere:${join(folder, 'bin')}` })).toBe(jar);
  });

  it('takes the newest jar of firebase-tools when there is no Cloud SDK', async () => {
    await file('cache', 'cloud-firestore-emulator-v1.9.0.jar');
    const newest = await file('cache', 'cloud-firestore-emulator-v1.22.0.jar');
    const env = { PATH: folder, FIREBASE_EMULATORS_PATH: join(folder, 'cache') };
    expect(findFirestoreJar(env)).toBe(newest);
  });

  it('lists every way to get the emulator when there is none', () => {
    const env = { PATH: folder, FIREBASE_EMULATORS_PATH: join(folder, 'cache') };
    expect(() => findFirestoreJar(env)).toThrow('gcloud components install cloud-firestore-emulator');
  });

  it.each([
    ['openjdk version "11.0.22" 2024-01-16', 'java is version 11;'],
    ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\njava version "1.8.0_351"', 'java is version 8;'],
  ])('refuses an old Java before anything is blamed on the jar: %s', async (said, refusal) => {
    await sayVersion(said);
    await expect(assertJava()).rejects.toThrow(refusal);
    await expect(assertJava()).rejects.toThrow('a Java development kit, 17 or newer. Install one');
  });

  it.each(['openjdk version "17" 2021-09-14', 'openjdk version "21.0.2"', 'a Java that says nothing of it'])(
    'takes a Java that says: %s',
    async (said) => {
      await sayVersion(said);
      await expect(assertJava()).resolves.toBeUndefined();
    },
  );

  it('says how to get Java', async () => {
    process.env['JAVA_HOME'] = folder;
    const jar = await file('emulator.jar');
    await expect(compileJavaClasses(jar, join(folder, 'cache'))).rejects.toThrow(
      /^javac was not found.*apt-get install openjdk-17-jdk-headless/,
    );
    await expect(startJavaProcess(jar, folder, []).failed).rejects.toThrow(/^java was not found/);
  });

  it('refuses a jar whose rules engine is not the known one', async () => {
    const jar = await file('emulator.jar');
    await expect(compileJavaClasses(jar, join(folder, 'cache'))).rejects.toThrow(
      'Storage does not start without rules',
    );
  });
});
