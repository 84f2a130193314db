import { readFile, writeFile } from 'node:fs/promises';
import openapiTypes, { astToString } from 'openapi-typescript';
import { connectFirebase } from '../../lib/firestore/connect-firebase';
import { renderDocument } from './render-document';

const BANNER = '/** Generated from backend/openapi.json by `pnpm --dir backend openapi`; do not edit. */\n\n';

/** The TypeScript types of an OpenAPI document, as the text of `shared/src/api/backend-schema.d.ts`. */
async function renderTypes(document: string): Promise<string> {
  return BANNER + astToString(await openapiTypes(document));
}

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
