import { join } from 'node:path';
import { buildRemote, openProject } from '@skora/remote-tools/build';
import type { RemoteManifest } from '@skora/shared/contract';
import { ROOT } from '@skora/scripts-lib/workspace';
import type { Part } from './build-cache';
import { buildHostBrowser, buildHostServer } from './build-host';
import { drawPageCards } from './cards/draw-page-cards';
import { compiledSources, programSources } from './inputs';

/** A part whose build is also made of the sources of the programs that build it. */
function builtBy(programs: string[], part: Part): Part {
  return { ...part, build: async () => [...(await part.build()), ...(await programSources(programs))] };
}

/** The host: what browsers load, and the server. */
export const hostParts: readonly Part[] = [
  {
    name: 'host',
    outputs: ['host/dist/browser', 'host/dist/assets.json', 'host/dist/browser-packages.json'],
    build: buildHostBrowser,
  },
  {
    name: 'server',
    outputs: ['host/dist/server.mjs', 'host/dist/server.mjs.map', 'host/dist/packages.json'],
    build: buildHostServer,
  },
].map((part) => builtBy(['scripts/tools/build/build-host.ts'], part));

/** What builds a remote. */
export const REMOTE_PROGRAMS = [
  'remote-tools/src/build/build-remote.ts',
  'scripts/tools/build/cards/draw-page-cards.ts',
];

/** A remote, with its release description. */
export function remotePart(manifest: RemoteManifest): Part {
  return builtBy(REMOTE_PROGRAMS, {
    name: manifest.id,
    outputs: [`${manifest.id}/dist`],
    facts: { manifest },
    build: async () => {
      const { compilations } = await buildRemote(openProject(join(ROOT, manifest.id)), drawPageCards);
      return (await Promise.all(compilations.map(compiledSources))).flat();
    },
  });
}
