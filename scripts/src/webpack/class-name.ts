import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { ROOT } from '../build/workspace';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const FILE_LETTERS = 3;
const CLASS_LETTERS = 2;

/** Class names given so far, by file. */
const given = new Map<string, string[]>();

function letters(text: string, count: number): string {
  const digest = createHash('sha256').update(text).digest();
  return Array.from({ length: count }, (_letter, index) => {
    const byte = digest.readUInt16BE(2 * index);
    return LETTERS[byte % LETTERS.length];
  }).join('');
}

function place(file: string, local: string): number {
  const names = given.get(file) ?? [];
  given.set(file, names);
  return names.includes(local) ? names.indexOf(local) : names.push(local) - 1;
}

/**
 * Class name of a style module, as short as it can be: styles and markup are inlined into every page, and random
 * letters do not compress. All names of a file begin alike. In a remote the rest counts through the file, because
 * markup and styles come from one release; in `shared` it depends on the name alone, because pages of older releases
 * still have to meet the host's newest styles. A test sees to it that no two names of the site are the same.
 * @param path of the style module
 */
export function classNameOf(path: string, local: string): string {
  const file = relative(ROOT, path).split(sep).join('/');
  const start = letters(file, FILE_LETTERS);
  if (file.startsWith('shared/')) return start + letters(`${file}#${local}`, CLASS_LETTERS);
  const index = place(file, local);
  return start + (LETTERS[index] ?? String(index));
}
