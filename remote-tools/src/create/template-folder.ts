import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const PACKAGE = require.resolve('@skora/remote-tools/package.json');

/** Folder of the files of a new remote. */
export const TEMPLATE = join(dirname(PACKAGE), 'template');

interface OwnPackage {
  version: string;
  /** Of packages that the tools bring, and of those that a new remote needs beside them. */
  versions: Readonly<Record<string, string>>;
}

/** What the package of these tools says about itself. */
export function readOwnPackage(): OwnPackage {
  const { version, dependencies, devDependencies } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  return { version, versions: { ...devDependencies, ...dependencies } };
}
