import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';

const HAPROXY = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy'];

/** Path of HAProxy. @throws LocalPlatformError when it is not installed */
export function findHaproxy(): string {
  const found = HAPROXY.find((path) => existsSync(path));
  if (found === undefined) {
    throw new LocalPlatformError(
      'The rehearsal needs HAProxy. Install it (Debian, Ubuntu: apt-get install haproxy) and try again.',
    );
  }
  return found;
}

/** Starts HAProxy. @param config as its file has it @returns what ends it */
export async function startProxy(config: string): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'skora-proxy-'));
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, config);
  const child = spawn(findHaproxy(), ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(child, 'exit');
  return async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true });
  };
}
