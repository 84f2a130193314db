import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const PACKAGE = require.resolve('@skora/remote-tools/package.json');

/** Folder of the files of a new remote. */
export const TEMPLATE = join(dirname(PACKAGE), 'template');

/** What the package of these tools says about itself: its version, and those of what a new remote needs. */
export function readOwnPackage(): { version: string; devDependencies: Record<string, string> } {
  return JSON.parse(readFileSync(PACKAGE, 'utf8')) as ReturnType<typeof readOwnPackage>;
}
