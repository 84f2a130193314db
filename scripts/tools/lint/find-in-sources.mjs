import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Lines of a package's `src` in which something is found.
 *
 * @param folder of the package, from the root of the repository
 * @param isRead which of its files are read, by their path from the root
 * @param find what it finds in a line of a file; null for nothing
 * @returns place and what was found there
 * @throws Error when no file is read: then the check would hold for nothing
 */
export function findInSources(folder, isRead, find) {
  const files = readdirSync(`${ROOT}${folder}/src`, { recursive: true })
    .map((file) => `${folder}/src/${file}`)
    .filter(isRead);
  if (files.length === 0) throw new Error(`No file of ${folder}/src is read.`);
  return files.flatMap((file) =>
    readFileSync(`${ROOT}${file}`, 'utf8')
      .split('\n')
      .map((line, index) => [`${file}:${index + 1}`, find(line, file)])
      .filter(([, found]) => found !== null),
  );
}
