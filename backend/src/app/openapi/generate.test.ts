import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

test('openapi.json and the types of it are current (pnpm --dir backend openapi)', async () => {
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const child = spawn(process.execPath, ['--import', tsx, join(__dirname, 'generate.ts'), '--check']);
  expect(await once(child, 'exit')).toEqual([0, null]);
});
