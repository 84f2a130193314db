import { spawn } from 'node:child_process';

/** Runs a command in this terminal. @returns its exit code; 1 when it cannot be run or was killed */
export function runStep(command: string[], env: Record<string, string> = {}, cwd?: string): Promise<number> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: 'inherit', cwd, env: { ...process.env, ...env } });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}
