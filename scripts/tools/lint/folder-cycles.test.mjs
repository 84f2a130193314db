/* global expect, test */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RELATIVE_IMPORT = /(?:from|import|import\()\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g;
const TEST = /\.test\.tsx?$|(^|\/)testing\//;

/** Reads which folder below `src` imports from which, tests left out. */
function readFolders(member) {
  const source = `${ROOT}${member}/src`;
  const files = readdirSync(source, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file));
  const folders = new Set(files.map((file) => posix.dirname(file)));
  const imports = new Map([...folders].map((folder) => [folder, new Set()]));
  for (const file of files.filter((one) => !TEST.test(one))) {
    const folder = posix.dirname(file);
    for (const [, specifier] of readFileSync(`${source}/${file}`, 'utf8').matchAll(RELATIVE_IMPORT)) {
      const path = posix.join(folder, specifier);
      const isFile = files.some((one) => one.replace(/\.tsx?$/, '') === path);
      const target = !isFile && folders.has(path) ? path : posix.dirname(path);
      if (target !== folder) imports.get(folder).add(target);
    }
  }
  return imports;
}

function findCycle(imports) {
  const finished = new Set();
  const visit = (folder, way) => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (finished.has(folder)) return null;
    for (const next of imports.get(folder) ?? []) {
      const cycle = visit(next, [...way, folder]);
      if (cycle) return cycle;
    }
    finished.add(folder);
    return null;
  };
  for (const folder of imports.keys()) {
    const cycle = visit(folder, []);
    if (cycle) return cycle;
  }
  return null;
}

test('a cycle is found', () => {
  const imports = new Map(Object.entries({ a: ['b'], b: ['c'], c: ['b'] }));
  expect(findCycle(imports)).toEqual(['b', 'c', 'b']);
});

test.each(['remote-account'])('no two folders of %s import each other, directly or around', (member) => {
  const imports = readFolders(member);
  expect(imports.get('routes')?.size).toBeGreaterThan(0);
  expect(findCycle(imports)).toBeNull();
});
