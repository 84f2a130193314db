import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { StackPorts } from '../../../local/stack';

const run = promisify(execFile);

/** A process and all that it has started, and so on. */
async function listFamily(root: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  // A child can stand before its parent in the list.
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const [pid = 0, parent = 0] of processes) if (family.has(parent)) family.add(pid);
  }
  return [...family];
}

/** Kills a process; one that has ended meanwhile is well. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export interface OwnStack {
  /** Kills each of its processes with SIGKILL, as when the power goes: nothing of it can do anything any more. */
  cutPower: () => Promise<void>;
}

/** Starts a whole platform that keeps its data in a folder. */
export async function startOwnStack(ports: StackPorts, dataDir: string): Promise<OwnStack> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const main = fileURLToPath(new URL('own-stack-main.ts', import.meta.url));
  const child = fork(main, [], { execArgv: ['--import', tsx], silent: true });
  const exited = once(child, 'exit');
  const { pid } = child;
  if (pid === undefined) throw new Error('The process of the platform could not be started.');
  child.send({ ports, dataDir });
  const cutPower = async () => {
    // Their parent first: it would see the others end, and end the rest in order.
    for (const member of await listFamily(pid)) kill(member);
    await exited;
  };
  const [message] = (await Promise.race([once(child, 'message'), exited])) as unknown[];
  if (message === 'ready') return { cutPower };
  if (child.exitCode === null && child.signalCode === null) await cutPower();
  throw new Error(`The platform did not start: ${String(message)}`);
}
