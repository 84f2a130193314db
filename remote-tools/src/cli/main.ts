#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { openReleaseStore } from '@skora/registry';
import { readArguments, readGivenKey } from './options';
import { REGISTRY_COMMANDS, runRegistryCommand } from './registry-commands';

/** Commands that need webpack and the rest; publishing works without. */
const ON_SOURCES = ['new', 'build', 'dev'];

const HELP = `skora <command>

  new <name> [--packages <folder>]          makes the folder of a new remote; the packed kernel and tools are in the other folder
  build [folder]                            builds a remote into its folder "dist"
  dev [folder] [--port <number>] [--site <address>]
                                            serves a remote with fast refresh; the site answers for the backend
${REGISTRY_COMMANDS}
--registry or SKORA_REGISTRY says which registry: a folder, or gs://bucket.
SKORA_KEY is your team's private key in PEM, or the path of its file.`;

function findRegistry(given: string | undefined): string {
  const address = given ?? process.env.SKORA_REGISTRY;
  if (!address) throw new Error('Say which registry: --registry <folder or gs://bucket>, or SKORA_REGISTRY.');
  // A mistyped folder would become a new registry, in which all ids are free.
  if (!address.includes(':') && !existsSync(address)) throw new Error(`There is no folder ${address}.`);
  return address;
}

async function run(args: readonly string[]): Promise<string> {
  const { options, words } = readArguments(args);
  if (options.help || words.length === 0) return HELP;
  if (ON_SOURCES.includes(words[0] ?? '')) {
    const { runProjectCommand } = await import('@skora/remote-tools/project-commands');
    return (await runProjectCommand(words, options)) ?? HELP;
  }
  const answer = await runRegistryCommand(words, {
    store: () => openReleaseStore(findRegistry(options.registry)),
    key: () => readGivenKey(process.env.SKORA_KEY),
    options,
    folder: process.cwd(),
    env: process.env,
    warn: console.error,
  });
  if (answer === null) throw new Error(`There is no command "${words[0]}".\n\n${HELP}`);
  return answer;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
