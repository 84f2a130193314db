import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs `scripts/commands/<command>.ts` in this terminal, hands signals on, and gives its exit code back.
 *
 * @param {string} root absolute path of the repository
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function runCommand(root, command, args) {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/commands/${command}.ts`, ...args], {
    cwd: root,
    // The channel tells the command when this process is gone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
