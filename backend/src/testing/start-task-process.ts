import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** As it is built for production; jest's set-up sees to it that the build is of these sources. */
const PROGRAM = join(__dirname, '../../dist/run-task.mjs');

/** Runs a task as a process of its own, on the emulators of the test run. */
export function startTaskProcess(names: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['--enable-source-maps', PROGRAM, ...names], {
    env: {
      PATH: process.env.PATH,
      ENVIRONMENT: 'local',
      FIRESTORE_EMULATOR_HOST: process.env.FIRESTORE_EMULATOR_HOST,
      FIREBASE_AUTH_EMULATOR_HOST: process.env.FIREBASE_AUTH_EMULATOR_HOST,
      FIREBASE_STORAGE_EMULATOR_HOST: process.env.FIREBASE_STORAGE_EMULATOR_HOST,
      ...env,
    },
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
    ([output, errors]) => ({ output: output.trim(), errors: errors.trim(), code: child.exitCode }),
  );
  return { child, ended };
}
