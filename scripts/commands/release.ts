import { join } from 'node:path';
import { openReleaseStore } from '@skora/registry';
import type { Release } from '@skora/shared/contract';
import { buildPart } from '../tools/build/build-part';
import { readHostAssets } from '../tools/build/build-host';
import { collectManifests } from '../tools/build/manifests';
import { remotePart } from '../tools/build/parts';
import { readJson, REGISTRY_DIR, ROOT } from '../tools/lib/workspace';
import { promote, rollback, startCanary, stopCanary } from '../tools/release/commands';
import { publishArtefact } from '../tools/publish/publish-artefact';
import { publishRelease } from '../tools/release/publish-release';

const USAGE = `Usage:
  pnpm release <remote>                                  build it and make it stable
  pnpm release <remote> --canary <percent>               build it and show it to some visitors
  pnpm release publish <folder>                          publish what another bundler built
  pnpm release rollback <remote>
  pnpm release promote <remote> [release]
  pnpm release canary <remote> <release> --weight <percent>
  pnpm release stop-canary <remote>
The registry is REGISTRY (a folder or gs://bucket), by default the local one.`;

const store = openReleaseStore(process.env.REGISTRY ?? REGISTRY_DIR);

function option(args: string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at === -1 ? undefined : args[at + 1];
}

async function release(id: string, args: string[]): Promise<string> {
  const manifests = collectManifests();
  const manifest = manifests.find((candidate) => candidate.id === id);
  if (!manifest)
    throw new Error(`There is no ${id}. Known: ${manifests.map((known) => known.id).join(', ')}`);
  const navigation = manifests.flatMap((other) => other.navigation);
  await buildPart(remotePart(manifest, navigation), console.log);
  const built = readJson<Release>(id, 'dist/release.json');
  const weight = option(args, '--canary');
  const files = join(ROOT, id, 'dist/browser');
  const changed = await publishRelease(
    store,
    built,
    files,
    readHostAssets(),
    weight ? 'files-only' : 'stable',
  );
  if (weight) {
    await startCanary(store, id, built.release, Number(weight));
    return `${id} ${built.release} goes to ${weight} percent of visitors.`;
  }
  return changed ? `${id} ${built.release} is stable.` : `${id} ${built.release} was stable already.`;
}

async function run([command = '', id = '', ...rest]: string[]): Promise<string> {
  switch (command) {
    case 'publish': {
      const published = await publishArtefact(store, id);
      return `${published.id} ${published.release} is stable.`;
    }
    case 'rollback':
      return `${id} is back at ${await rollback(store, id)}.`;
    case 'promote':
      return `${id} ${await promote(store, id, rest[0])} is stable.`;
    case 'canary':
      await startCanary(store, id, rest[0] ?? '', Number(option(rest, '--weight')));
      return `${id} ${rest[0] ?? ''} goes to ${option(rest, '--weight') ?? ''} percent of visitors.`;
    case 'stop-canary':
      await stopCanary(store, id);
      return `${id} has no canary any more.`;
    default:
      return command.startsWith('remote-') ? release(command, [id, ...rest]) : USAGE;
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
