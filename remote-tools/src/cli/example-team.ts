import type { HostCapabilities, RemoteManifest } from '@skora/shared/contract';

export const ID = 'remote-scouting';

/** For tests: what a team says of its remote. */
export const MANIFEST: RemoteManifest = {
  id: ID,
  owner: 'Scouting',
  contractVersion: 1,
  routes: [
    {
      path: '/scouting',
      view: 'scouting',
      access: 'public',
      background: 'default',
      title: 'Scouting',
      prerender: false,
    },
  ],
  slots: [],
  navigation: [],
};

/** For tests: the host that its remote is checked against. */
export const HOST: HostCapabilities = {
  build: 'aaaabbbbcccc',
  publishedAt: '2026-11-25T12:00:00.000Z',
  contractVersions: [1],
  provides: {},
  runtimeCore: '2.9.2',
  kernel: {},
};
