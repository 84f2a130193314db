import { existsSync } from 'node:fs';
import { LocalPlatformError } from './local-platform-error';
import { installByApt } from './install-by-apt';

const PATHS = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];

const find = () => PATHS.find((path) => existsSync(path));

/**
 * Path of a Redis server: an installed one, else, as root on Debian or Ubuntu, one from apt.
 *
 * @throws LocalPlatformError when there is no way
 */
export async function ensureRedis(): Promise<string> {
  if (find() === undefined) await installByApt('redis-server');
  const path = find();
  if (path !== undefined) return path;
  throw new LocalPlatformError(
    'The tests of limits that instances share need Redis. Install it (Debian, Ubuntu: apt-get install redis-server) and try again.',
  );
}
