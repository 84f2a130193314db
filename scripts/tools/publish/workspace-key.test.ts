import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWorkspaceKey } from './workspace-key';

const folder = () => mkdtempSync(join(tmpdir(), 'skora-key-'));

test('is made once, whole and for its owner alone', () => {
  const keys = join(folder(), 'keys');
  const file = join(keys, 'workspace.pem');
  const { id } = readWorkspaceKey(file);
  expect(readWorkspaceKey(file).id).toBe(id);
  expect(readdirSync(keys)).toEqual(['workspace.pem']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('says what to delete when a power cut has left an empty one', () => {
  const file = join(folder(), 'workspace.pem');
  writeFileSync(file, '');
  expect(() => readWorkspaceKey(file)).toThrow(`${file} is damaged`);
  expect(() => readWorkspaceKey(file)).toThrow(/Delete it and the folder .+registry/);
});
