import { join } from 'node:path';
import { openReleaseStore, registeredRemotes } from '@skora/registry';
import {
  describeGivenCanary,
  publishArtefact,
  readGivenCanary,
  REGISTRY_COMMANDS,
  runRegistryCommand,
  uploadPreview,
} from '@skora/remote-tools';
import { readArguments, readGivenKey } from '@skora/remote-tools/options';
import { findAuthor } from '@skora/registry/publish';
import type { RemoteManifest } from '@skora/shared/contract';
import { buildPart } from '../tools/build/build-part';
import { readManifests } from '../tools/build/manifests';
import { hostParts, remotePart } from '../tools/build/parts';
import { REGISTRY_DIR, ROOT } from '@skora/scripts-lib/workspace';
import { ensureHostOwner, releaseHost } from '../tools/build/release-host';
import { ensureOwner, readWorkspaceKey } from '../tools/publish/workspace-key';

const USAGE = `npm run release -- <command>

  <remote> [--canary <percent>]             builds it and makes it stable, or a canary
    [--then 50,100 --every 10m]             the canary's share grows by itself
  preview <remote> [--hours 24] [--site <address>]
                                            builds it and prints a link that shows it in one browser
  host files                                builds the host and uploads what browsers get of it: before it is rolled out
  host                                      does that too, and says what the host offers to remotes: after it was rolled out
${REGISTRY_COMMANDS}
The registry is --registry or REGISTRY (a folder or gs://bucket), by default the local one, for which the workspace has a key of its
own. For others SKORA_KEY is your team's private key in PEM, or the path of its file.`;

const { options, words } = readArguments(process.argv.slice(2));
const registry = options.registry ?? process.env.REGISTRY;
const store = openReleaseStore(registry ?? REGISTRY_DIR);
const isLocal = registry === undefined && !process.env.SKORA_KEY;
const key = () => (isLocal ? readWorkspaceKey() : readGivenKey(process.env.SKORA_KEY));

const LOCAL_SITE = 'http://localhost:3000';

/** Builds a remote of the workspace, which is the owner of the ids in its own registry. */
async function prepareRemote(manifests: readonly RemoteManifest[], id: string) {
  const manifest = manifests.find((candidate) => candidate.id === id);
  if (!manifest)
    throw new Error(`There is no ${id}. Known: ${manifests.map((known) => known.id).join(', ')}`);
  await buildPart(remotePart(manifest), console.log);
  if (isLocal) await ensureOwner(store, id, manifest.owner, key());
  const registered = new Set(await registeredRemotes(store));
  return {
    folder: join(ROOT, id, 'dist'),
    actor: { author: findAuthor(join(ROOT, id), process.env, options.notes), key: key() },
    warn: console.error,
    // A new registry has no page yet that offers a slot; those of the workspace are about to be released too.
    alongside: manifests.filter((known) => !registered.has(known.id)),
  };
}

async function previewRemote(id: string): Promise<string> {
  const site = options.site ?? (isLocal ? LOCAL_SITE : undefined);
  const prepared = await prepareRemote(readManifests(), id);
  return uploadPreview(store, { ...prepared, id, options: { ...options, site } });
}

async function releaseRemote(id: string): Promise<string> {
  // What is mistyped is said before the build.
  const canary = readGivenCanary(options);
  const { folder, ...prepared } = await prepareRemote(readManifests(), id);
  const { release, isNew } = await publishArtefact(store, folder, {
    ...prepared,
    canary,
    baseUrl: options['base-url'],
  });
  if (canary) return `${id} ${release.release} ${describeGivenCanary(canary)}`;
  return isNew ? `${id} ${release.release} is stable.` : `${id} ${release.release} was stable already.`;
}

async function releaseBuiltHost(filesOnly: boolean): Promise<string> {
  for (const part of hostParts) await buildPart(part, console.log);
  if (isLocal) await ensureHostOwner(store, key());
  const build = await releaseHost(store, { key: key(), publicOrigin: process.env.PUBLIC_ORIGIN, filesOnly });
  if (filesOnly)
    return `The registry has the files of host ${build}. Roll it out now, then run: npm run release -- host`;
  return `The registry has the files of host ${build}, and remotes are checked against it.`;
}

async function run(): Promise<string> {
  const [first = '', second, folder] = words;
  if (first === 'host') return releaseBuiltHost(second === 'files');
  if (first.startsWith('remote-')) return releaseRemote(first);
  if (first === 'preview' && second !== undefined && folder === undefined) return previewRemote(second);
  const context = { store: () => store, key, options, folder: ROOT, env: process.env, warn: console.error };
  return (await runRegistryCommand(words, context)) ?? USAGE;
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
