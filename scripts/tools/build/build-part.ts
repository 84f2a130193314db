import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { buildOnce, type Part } from './build-cache';
import { BUILD_CACHE, ROOT } from '@skora/scripts-lib/workspace';

/** Builds a part of the workspace, unless a build of the same inputs is kept. @param log one line */
export async function buildPart(part: Part, log: (line: string) => void): Promise<void> {
  const started = Date.now();
  const built = await buildOnce(part, { root: ROOT, cache: BUILD_CACHE }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LocalPlatformError(`Building ${part.name} failed. Mend it and try again.\n${reason}`);
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  log(built ? `built ${part.name} in ${seconds} s` : `${part.name} is unchanged`);
}
