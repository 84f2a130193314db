import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@skora/scripts-lib/workspace';

const FOLDER = join(ROOT, '.github/workflows');
/** What a team outside gets. */
const OUTSIDE = join(ROOT, 'remote-tools/template/outside/.github/workflows');

function faultsIn(folder: string): string[] {
  const program = join(ROOT, 'scripts/tools/deploy/workflows/check-workflows.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, folder], {
    ...{ cwd: ROOT, encoding: 'utf8' },
  });
  if (status !== 0) throw new Error(`The workflows cannot be read: ${stderr}`);
  return JSON.parse(stdout) as string[];
}

test.each([FOLDER, OUTSIDE])('every workflow of %s is one by the schema of GitHub', (folder) => {
  expect(faultsIn(folder)).toEqual([]);
});

test('a fault is named with its line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skora-workflows-'));
  writeFileSync(join(folder, 'a.yml'), 'on: push\njobs:\n  a:\n    runs-on: x\n    stepz: []\n');
  expect(faultsIn(folder)).toEqual(["a.yml: a.yml (Line: 5, Col: 5): Unexpected value 'stepz'"]);
  rmSync(folder, { recursive: true });
});

test('no workflow signs in with a stored key', () => {
  for (const name of readdirSync(FOLDER))
    expect(readFileSync(join(FOLDER, name), 'utf8')).not.toMatch(
      /credentials_json|service_account_key|GOOGLE_CREDENTIALS/,
    );
});
