import { join } from 'node:path';
import { createGenerator, type Schema } from 'ts-json-schema-generator';
import { ROOT } from '@skora/scripts-lib/workspace';

/** The JSON schema of `remote.manifest.json`, made from the TypeScript type `RemoteManifest`. */
export function manifestSchema(): Schema {
  return createGenerator({
    path: join(ROOT, 'shared/src/contract/remote-manifest.ts'),
    tsconfig: join(ROOT, 'tsconfig.json'),
    type: 'RemoteManifest',
    skipTypeCheck: true,
    additionalProperties: false,
  }).createSchema('RemoteManifest');
}
