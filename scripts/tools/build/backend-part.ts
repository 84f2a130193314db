import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Metafile } from 'esbuild';
import type { Part } from './build-cache';
import { bundledSources, programSources } from './inputs';
import { readJson, ROOT } from '@skora/scripts-lib/workspace';

const run = promisify(execFile);
const BACKEND = join(ROOT, 'backend');

async function buildBackend(): Promise<string[]> {
  await run(process.execPath, ['build.mjs'], { cwd: BACKEND });
  return [
    ...bundledSources(readJson<Metafile>('backend/dist/metafile.json'), BACKEND),
    ...(await programSources(['backend/build.mjs'])),
  ];
}

/** The backend's programs. */
export const backendPart: Part = { name: 'backend', outputs: ['backend/dist'], build: buildBackend };
