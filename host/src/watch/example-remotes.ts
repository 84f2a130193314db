import type { PageRemote } from '@skora/shared/contract';

function makeRemote(id: string, folder: string): PageRemote {
  const entry = `${folder}remoteEntry.12345678.js`;
  return { id, release: 'aaaaaa111111', contractVersion: 1, entry, routes: [], slots: [] };
}

/** For tests: one remote at this site, and one whose team serves its files. */
export const EXAMPLE_REMOTES = {
  here: makeRemote('remote-auth', '/remotes/remote-auth/'),
  elsewhere: makeRemote('remote-scouting', 'https://cdn.team.example/scouting/'),
};
