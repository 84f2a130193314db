import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Ajv from 'ajv';
import { readJson, ROOT } from '@skora/scripts-lib/workspace';

interface FirebaseFile {
  firestore: { rules: string; indexes: string };
  storage: { target: string; rules: string }[];
}

const settings = readJson<FirebaseFile>('scripts/deploy/firebase.json');

test('firebase.json is one by the schema of its own command', () => {
  const schema = createRequire(import.meta.url)('firebase-tools/schema/firebase-config.json') as object;
  const isValid = new Ajv({ strict: false, allowUnionTypes: true, validateFormats: false }).compile(schema);
  expect([isValid(settings), isValid.errors]).toEqual([true, null]);
  expect(isValid({ ...settings, firestore: { rules: 7 } })).toBe(false);
});

test('the rules and indexes it names are there', () => {
  for (const file of [
    settings.firestore.rules,
    settings.firestore.indexes,
    ...settings.storage.map(({ rules }) => rules),
  ])
    expect([file, existsSync(join(ROOT, 'scripts/deploy', file))]).toEqual([file, true]);
});

test('the rules of files go to the bucket of the infrastructure, not to the usual one of the project', () => {
  // Without a target the command asks the project for its default bucket, and this one has none.
  expect(settings.storage.map(({ target }) => target)).toEqual(['files']);
  const storage = readFileSync(join(ROOT, 'scripts/deploy/infrastructure/storage.tf'), 'utf8');
  expect(storage).toContain('= "${var.project}-files"');
  const steps = readFileSync(join(ROOT, 'docs/operations/first-deploy.md'), 'utf8');
  expect(steps).toContain('target:apply storage files $P-files');
});
