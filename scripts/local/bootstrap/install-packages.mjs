import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs exactly what the lock file says, with the pnpm version package.json names. npx brings it, since the
 * Corepack that comes with Node 20 cannot.
 *
 * @param {string} root absolute path of the repository
 * @returns {Promise<number>} exit code
 */
export function installPackages(root) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log('Installing packages …');
  const args = [
    '--yes',
    packageManager,
    'install',
    '--frozen-lockfile',
    '--config.confirmModulesPurge=false',
  ];
  const child = spawn('npx', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`npx could not be run: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}
