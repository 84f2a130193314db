import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  claimId,
  createTeamKey,
  readOwner,
  readTeamKey,
  type ReleaseStore,
  type TeamKey,
} from '@skora/registry';
import { generatedPath, REGISTRY_DIR } from '@skora/scripts-lib/workspace';

const FILE = generatedPath('keys/workspace.pem');

/** Writes a file in one step: whatever ends the machine, it is there whole or not at all. */
function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  renameSync(draft, file);
}

/** The key that signs what is released to the local registry. It is made when it is first needed. */
export function readWorkspaceKey(file = FILE): TeamKey {
  if (!existsSync(file)) writeWhole(file, createTeamKey());
  try {
    return readTeamKey(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${file} is damaged. Delete it and the folder ${REGISTRY_DIR}, whose remotes belong to that key; both are made anew.`,
      { cause: error },
    );
  }
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
