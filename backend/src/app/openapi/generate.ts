import { readFile, writeFile } from 'node:fs/promises';
import { connectFirebase } from '../../lib/firestore/connect-firebase';
import { renderDocument } from './render-document';
import { renderTypes } from './render-types';

const DOCUMENT = new URL('../../../openapi.json', import.meta.url);
const TYPES = new URL('../../../../shared/src/api/backend-schema.d.ts', import.meta.url);

const firebase = connectFirebase('demo-skora');
const document = await renderDocument(firebase);
const types = await renderTypes(document);
await firebase.close();

// With --check nothing is written; the exit code tells whether the committed files are current.
if (process.argv.includes('--check')) {
  const current =
    (await readFile(DOCUMENT, 'utf8')) === document && (await readFile(TYPES, 'utf8')) === types;
  process.exitCode = current ? 0 : 1;
} else {
  await writeFile(DOCUMENT, document);
  await writeFile(TYPES, types);
}
