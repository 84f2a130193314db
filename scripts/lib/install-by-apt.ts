import { runStep } from './run-step';

/** Without a network the answer comes soon. */
const BOUNDS = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

function aptGet(...args: string[]): Promise<number> {
  return runStep(['apt-get', '-qq', ...BOUNDS, ...args], { DEBIAN_FRONTEND: 'noninteractive' });
}

/** Installs a package of Debian or Ubuntu, as root only. @returns whether it did */
export async function installByApt(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const install = () => aptGet('install', '-y', '--no-install-recommends', name);
  if ((await install()) === 0) return true;
  return (await aptGet('update')) === 0 && (await install()) === 0;
}
