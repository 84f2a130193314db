import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatedPath } from '@skora/scripts-lib/workspace';

/** Copies the released remotes into a temporary folder, so that somebody may break them. @returns its path */
export async function copyRegistry(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'skora-registry-'));
  await cp(generatedPath('registry'), folder, { recursive: true });
  return folder;
}
