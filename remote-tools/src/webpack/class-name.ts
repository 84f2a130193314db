import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const FILE_LETTERS = 3;
const CLASS_LETTERS = 3;

function letters(text: string, count: number): string {
  const digest = createHash('sha256').update(text).digest();
  return Array.from({ length: count }, (_letter, index) => {
    const byte = digest.readUInt16BE(2 * index);
    return LETTERS[byte % LETTERS.length];
  }).join('');
}

/** A file's place in its package, behind the package's name without its scope, wherever the package lies. */
function placeInPackage(path: string): string {
  let folder = dirname(path);
  while (!existsSync(join(folder, 'package.json'))) {
    if (folder === dirname(folder)) throw new Error(`No package.json in a folder above ${path}.`);
    folder = dirname(folder);
  }
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  return [name.replace(/^@[^/]+\//, ''), ...relative(folder, path).split(sep)].join('/');
}

/**
 * Class name of a style module, as short as it can safely be: styles and markup are inlined into every page, and random
 * letters do not compress. All names of a file begin alike. A name depends on its file and itself alone, because styles
 * of several releases meet on a page: the host's newest with older remotes, and a remote's with those of the release
 * before, when that one stands in. A test sees to it that no two names of the site are the same.
 * @param path of the style module
 */
export function makeClassName(path: string, local: string): string {
  const file = placeInPackage(path);
  return letters(file, FILE_LETTERS) + letters(`${file}#${local}`, CLASS_LETTERS);
}
