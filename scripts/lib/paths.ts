import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Absolute path below `.skora/`, the folder of everything generated on this machine. */
export function generatedPath(...segments: string[]): string {
  return join(repositoryRoot, '.skora', ...segments);
}
