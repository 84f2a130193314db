import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Source } from './environment/check-environment';
import type { Options } from './read-options';

/**
 * The settings to check: those of the file that was named, or the environment's own.
 *
 * @throws Error when there is no such file
 */
export function readSource({ envFile }: Options, environment: Source): Source {
  if (envFile !== null && !existsSync(envFile))
    throw new Error(`There is no file ${envFile}. Write it, with one KEY=value a line, or correct its name.`);
  return envFile === null ? environment : parseEnv(readFileSync(envFile, 'utf8'));
}
