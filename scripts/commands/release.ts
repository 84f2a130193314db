import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openReleaseStore, writeHost } from '@skora/registry';
import {
  findAuthor,
  listRemotes,
  promote,
  publishRelease,
  retire,
  rollback,
  showRemote,
  startCanary,
  stopCanary,
} from '@skora/registry/publish';
import type { Release } from '@skora/shared/contract';
import { readHostAssets } from '../tools/build/build-host';
import { buildPart } from '../tools/build/build-part';
import { describeHost } from '../tools/build/describe-host';
import { readManifests } from '../tools/build/manifests';
import { hostParts, remotePart } from '../tools/build/parts';
import { readJson, REGISTRY_DIR, ROOT } from '../tools/lib/workspace';
import { publishArtefact } from '../tools/publish/publish-artefact';

const USAGE = `Usage:
  npm run release -- <remote>                                  build it and make it stable
  npm run release -- <remote> --canary <percent>               build it and show it to some visitors
  npm run release -- host                                      build the host and tell the registry what it offers
  npm run release -- publish <folder>                          publish what another bundler built
  npm run release -- rollback <remote>                         back to the release before; a canary ends
  npm run release -- promote <remote> [release]                the canary, or a release of the history, becomes stable
  npm run release -- canary <remote> <release> --weight <percent>
  npm run release -- stop-canary <remote>
  npm run release -- retire <remote>                           take it off the site
  npm run release -- list                                      what is live
  npm run release -- show <remote>                             what is live of one remote, and its history
Each takes --notes "…" for the history, where it changes something.
The registry is REGISTRY (a folder or gs://bucket), by default the local one.`;

const store = openReleaseStore(process.env.REGISTRY ?? REGISTRY_DIR);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { canary: { type: 'string' }, weight: { type: 'string' }, notes: { type: 'string' } },
});
const authorIn = (folder: string) => findAuthor(folder, process.env, values.notes);

async function releaseRemote(id: string): Promise<string> {
  const manifests = readManifests();
  const manifest = manifests.find((candidate) => candidate.id === id);
  if (!manifest)
    throw new Error(`There is no ${id}. Known: ${manifests.map((known) => known.id).join(', ')}`);
  const navigation = manifests.flatMap((other) => other.navigation);
  await buildPart(remotePart(manifest, navigation), console.log);
  const release = readJson<Release>(id, 'dist/release.json');
  const author = authorIn(join(ROOT, id));
  const changed = await publishRelease(store, {
    id,
    release,
    folder: join(ROOT, id, 'dist/browser'),
    author,
    mode: values.canary ? 'files-only' : 'stable',
    warn: console.error,
  });
  if (values.canary) {
    await startCanary(store, id, release.release, Number(values.canary), author);
    return `${id} ${release.release} goes to ${values.canary} percent of visitors.`;
  }
  return changed ? `${id} ${release.release} is stable.` : `${id} ${release.release} was stable already.`;
}

async function releaseHost(): Promise<string> {
  for (const part of hostParts) await buildPart(part, console.log);
  const host = describeHost(readHostAssets());
  await writeHost(store, host);
  return `The registry knows what host ${host.build} offers.`;
}

async function rollBack(id: string): Promise<string> {
  const { stable, from, canary } = await rollback(store, id, authorIn(ROOT));
  const ended = canary ? ` Its canary ${canary} ended.` : '';
  return `${id} is back at ${stable}; "promote ${id} ${from}" takes ${from} again.${ended}`;
}

async function run([command = '', id = '', release]: string[]): Promise<string> {
  const author = authorIn(ROOT);
  switch (command) {
    case 'host':
      return releaseHost();
    case 'publish': {
      const published = await publishArtefact(store, id, values.notes);
      return `${published.id} ${published.release} is stable.`;
    }
    case 'rollback':
      return rollBack(id);
    case 'promote':
      return `${id} ${await promote(store, id, author, release)} is stable.`;
    case 'canary':
      await startCanary(store, id, release ?? '', Number(values.weight), author);
      return `${id} ${release ?? ''} goes to ${values.weight ?? ''} percent of visitors.`;
    case 'stop-canary':
      return `${id} has no canary any more; ${await stopCanary(store, id, author)} was it.`;
    case 'retire':
      return `${id} is off the site; ${await retire(store, id, author)} was stable.`;
    case 'list':
      return listRemotes(store);
    case 'show':
      return showRemote(store, id);
    default:
      return command.startsWith('remote-') ? releaseRemote(command) : USAGE;
  }
}

try {
  console.log(await run(positionals));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
