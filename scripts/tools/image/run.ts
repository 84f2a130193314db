import { execFileSync, spawn, spawnSync } from 'node:child_process';

const MAX_OUTPUT = 64 * 1024 * 1024;

/** Whether a program is there and starts: a client of Docker without a daemon does not. */
export function canRun(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** Runs a program and shows what it says. @throws with its name when it fails */
export function show(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error || status !== 0) {
    throw new Error(
      `${program} ${args[0]} failed (${error?.message ?? `code ${status}`}); the lines above say why.`,
    );
  }
}

/** Runs a program. @returns what it wrote, without the space around it @throws with what it said when it fails */
export function read(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const options = { encoding: 'utf8', maxBuffer: MAX_OUTPUT, env: { ...process.env, ...env } } as const;
  return execFileSync(program, args, options).trim();
}

/** Starts a program with nothing but these variables. @returns how it ended: its code, or 1 when a signal ended it */
export function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  const ended = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      said += error.message;
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  return { pid: child.pid, ended, said: () => said };
}
