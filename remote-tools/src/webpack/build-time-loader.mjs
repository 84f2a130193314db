import { pathToFileURL } from 'node:url';

/**
 * webpack loader for `x.build-time.ts`: the module is run by the build, and only the values it exports go into the
 * bundle. Elsewhere it is a module like any other.
 */
export default async function buildTimeLoader() {
  // What it imports is then an input of the build too.
  this.addBuildDependency(this.resourcePath);
  const values = await import(pathToFileURL(this.resourcePath).href);
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}
