import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Source } from './environment/check-environment';
import { USAGE, type Options } from './read-options';

/**
 * The settings to check: those of the file that was named, or the environment's own.
 *
 * @throws Error when there is no such file, or nothing that can be checked
 */
export function readSource({ envFile, service }: Options, environment: Source): Source {
  if (envFile !== null && !existsSync(envFile))
    throw new Error(`There is no file ${envFile}. Write it, with one KEY=value a line, or correct its name.`);
  const source = envFile === null ? environment : parseEnv(readFileSync(envFile, 'utf8'));
  if (service === null && !source['MAIL_FROM'])
    throw new Error(
      `Nothing can be checked. Name a service with --for, or set MAIL_FROM to the sender whose domain is looked up.\n\n${USAGE}`,
    );
  return source;
}
