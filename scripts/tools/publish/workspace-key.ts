import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  claimId,
  createTeamKey,
  readOwner,
  readTeamKey,
  type ReleaseStore,
  type TeamKey,
} from '@skora/registry';
import { generatedPath } from '@skora/scripts-lib/workspace';

const FILE = generatedPath('keys/workspace.pem');

/** The key that signs what is released to the local registry. It is made when it is first needed. */
export function readWorkspaceKey(): TeamKey {
  if (!existsSync(FILE)) {
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, createTeamKey(), { mode: 0o600 });
  }
  return readTeamKey(readFileSync(FILE, 'utf8'));
}

/** Makes this workspace the owner of an id of the local registry, unless it has an owner. */
export async function ensureOwner(
  store: ReleaseStore,
  id: string,
  team: string,
  key: TeamKey,
): Promise<void> {
  if (!(await readOwner(store, id))) await claimId(store, id, team, key);
}
