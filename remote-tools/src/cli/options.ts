import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readTeamKey, type TeamKey } from '@skora/registry';

/** What the commands understand beside names and folders. */
export interface Options {
  registry?: string;
  canary?: string;
  weight?: string;
  then?: string;
  every?: string;
  hours?: string;
  watch?: boolean;
  notes?: string;
  team?: string;
  port?: string;
  site?: string;
  packages?: string;
  'base-url'?: string;
  allow?: string;
  remove?: string;
  help?: boolean;
}

/** @throws for options that no command has */
export function readArguments(args: readonly string[]): { options: Options; words: string[] } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      registry: { type: 'string' },
      canary: { type: 'string' },
      weight: { type: 'string' },
      then: { type: 'string' },
      every: { type: 'string' },
      hours: { type: 'string' },
      watch: { type: 'boolean' },
      notes: { type: 'string' },
      team: { type: 'string' },
      port: { type: 'string' },
      site: { type: 'string' },
      packages: { type: 'string' },
      'base-url': { type: 'string' },
      allow: { type: 'string' },
      remove: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  return { options: values, words: positionals };
}

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Not what it says: it may be a key that lost its first line, and logs are read by many.
    throw new Error('SKORA_KEY is neither a private key in PEM nor the path of a file that can be read.');
  }
}

/**
 * The key of the team that gives a command.
 * @param setting `SKORA_KEY`: a private key in PEM, or the path of a file with one
 * @throws when there is none
 */
export function readGivenKey(setting: string | undefined): TeamKey {
  if (!setting) {
    throw new Error(
      'This needs a key of the team: SKORA_KEY is a private key in PEM, or the path of its file. "keys new <file>" makes one.',
    );
  }
  if (setting.includes('PRIVATE KEY')) return readTeamKey(setting);
  return readTeamKey(readKeyFile(setting));
}
