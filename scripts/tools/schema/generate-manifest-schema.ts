import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@skora/scripts-lib/workspace';
import { manifestSchema } from './manifest-schema-source';

const folder = join(ROOT, 'shared/schema');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'remote-manifest.schema.json'), `${JSON.stringify(manifestSchema(), null, 2)}\n`);
