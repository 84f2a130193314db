import { writeFile } from 'node:fs/promises';
import openapiTypes, { astToString } from 'openapi-typescript';
import { connectFirebase } from '../store/connect-firebase';
import { renderDocument } from './render-document';

const DOCUMENT = new URL('../../openapi.json', import.meta.url);
const TYPES = new URL('../../../shared/src/api/backend-schema.d.ts', import.meta.url);
const BANNER = '/** Generated from backend/openapi.json by `pnpm --dir backend openapi`; do not edit. */\n\n';

const { auth, firestore, close } = connectFirebase('demo-skora');
const document = await renderDocument(auth, firestore);
await writeFile(DOCUMENT, document);
await writeFile(TYPES, BANNER + astToString(await openapiTypes(document)));
await close();
