import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Ajv from 'ajv';
import { readJson, ROOT } from '../lib/workspace';

interface FirebaseFile {
  firestore: { rules: string; indexes: string };
  storage: { rules: string };
}

const settings = readJson<FirebaseFile>('deploy/firebase.json');

test('firebase.json is one by the schema of its own command', () => {
  const schema = createRequire(import.meta.url)('firebase-tools/schema/firebase-config.json') as object;
  const isValid = new Ajv({ strict: false, allowUnionTypes: true, validateFormats: false }).compile(schema);
  expect([isValid(settings), isValid.errors]).toEqual([true, null]);
  expect(isValid({ ...settings, firestore: { rules: 7 } })).toBe(false);
});

test('the rules and indexes it names are there', () => {
  for (const file of [settings.firestore.rules, settings.firestore.indexes, settings.storage.rules])
    expect([file, existsSync(join(ROOT, 'deploy', file))]).toEqual([file, true]);
});
