import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtProgram } from '../../local/stack/server-process';

/** Runs a task of the built backend as a process of its own. */
export function startTask(name: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [builtProgram('backend/dist/run-task.mjs'), name], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const began = performance.now();
  const ended = once(child, 'exit').then(() => (performance.now() - began) / 1000);
  // Not through anything this program does: a run must not outlive it.
  process.once('exit', () => child.kill('SIGKILL'));
  return { child, ended };
}
