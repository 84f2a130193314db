import openapiTypes, { astToString } from 'openapi-typescript';

const BANNER = '/** Generated from backend/openapi.json by `pnpm --dir backend openapi`; do not edit. */\n\n';

/** The TypeScript types of an OpenAPI document, as the text of `shared/src/api/backend-schema.d.ts`. */
export async function renderTypes(document: string): Promise<string> {
  return BANNER + astToString(await openapiTypes(document));
}
