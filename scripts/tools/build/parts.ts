import type { RemoteManifest } from '@skora/shared/contract';
import type { Part } from './build-cache';
import { buildHostBrowser, buildHostServer } from './build-host';
import { buildRemote } from './build-remote';
import { programSources } from './inputs';

/** A part whose build is also made of the sources of the programs that build it. */
function builtBy(program: string, part: Part): Part {
  return { ...part, build: async () => [...(await part.build()), ...(await programSources([program]))] };
}

/** The host: what browsers load, and the server. */
export const hostParts: readonly Part[] = [
  { name: 'host', outputs: ['host/dist/browser', 'host/dist/assets.json'], build: buildHostBrowser },
  {
    name: 'server',
    outputs: ['host/dist/server.mjs', 'host/dist/server.mjs.map'],
    build: buildHostServer,
  },
].map((part) => builtBy('scripts/tools/build/build-host.ts', part));

/** A remote, with its release description. */
export function remotePart(manifest: RemoteManifest): Part {
  return builtBy('scripts/tools/build/build-remote.ts', {
    name: manifest.id,
    outputs: [`${manifest.id}/dist`],
    facts: { manifest },
    build: () => buildRemote(manifest),
  });
}
