import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Version of a package as a folder has it installed.
 * @throws when neither the folder nor one above it has the package
 */
export function installedVersion(folder: string, name: string): string {
  const path = join(folder, 'node_modules', name, 'package.json');
  if (existsSync(path)) return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
  const above = dirname(folder);
  if (above === folder) throw new Error(`${name} is not installed. Install it and try again.`);
  return installedVersion(above, name);
}
