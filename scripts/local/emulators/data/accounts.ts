import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '@skora/scripts-lib/replace-file';
import { callEmulator } from '../lib/emulator-api';
import type { EmulatorSettings } from '../lib/types';

type Accounts = { users?: unknown[] };

/** The accounts of the Auth emulator in one file of the data folder. Codes it has mailed are not kept. */
export function accountsStore({ projectId, ports }: EmulatorSettings, dataDir: string) {
  const file = join(dataDir, 'auth', 'accounts.json');
  const path = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  let saved = '';

  return {
    load: async () => {
      if (!existsSync(file)) return;
      saved = await readFile(file, 'utf8');
      const { users = [] } = JSON.parse(saved) as Accounts;
      if (users.length > 0) await callEmulator(ports.auth, 'POST', `${path}:batchCreate`, { users });
    },
    save: async () => {
      const { users = [] } = (await callEmulator(
        ports.auth,
        'GET',
        `${path}:batchGet?maxResults=-1`,
      )) as Accounts;
      const accounts = JSON.stringify({ users });
      if (accounts === saved) return;
      await replaceFile(file, accounts);
      saved = accounts;
    },
  };
}
