/* global describe, expect, test */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteFolders } from './remote-folders.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** What tools write, and what is not ours. */
const GENERATED = /^(\..+|node_modules|dist|dist-dev|coverage|test-results|playwright-report)$/;
const RELATIVE_IMPORT = /(?:from|import|import\()\s*(?:\/\*.*?\*\/\s*)?'(\.[^'?]+)/g;
const CODE = /\.(tsx?|mjs|cjs)$/;
const TEST = /\.test\.(tsx?|mjs)$|(^|\/)(testing|fixtures)\//;
const MAX_FILES = 25;
const MAX_LINES = 250;

/** Lists the files below a folder of the repository, by paths from that folder. */
function listFiles(folder, below = '') {
  return readdirSync(`${ROOT}${folder}/${below}`, { withFileTypes: true })
    .filter(({ name }) => !GENERATED.test(name))
    .flatMap((entry) => {
      const path = posix.join(below, entry.name);
      return entry.isDirectory() ? listFiles(folder, path) : path;
    });
}

/** Reads which folder below `source` imports from which, tests left out. */
function readFolders(source) {
  const files = listFiles(source).filter((file) => CODE.test(file));
  const modules = new Set(files.flatMap((file) => [file, file.replace(CODE, '')]));
  const folders = new Set(files.map((file) => posix.dirname(file)));
  const imports = new Map([...folders].map((folder) => [folder, new Set()]));
  for (const file of files.filter((one) => !TEST.test(one))) {
    const folder = posix.dirname(file);
    for (const [, specifier] of readFileSync(`${ROOT}${source}/${file}`, 'utf8').matchAll(RELATIVE_IMPORT)) {
      const path = posix.join(folder, specifier);
      const target = !modules.has(path) && folders.has(path) ? path : posix.dirname(path);
      if (target !== folder && folders.has(target)) imports.get(folder).add(target);
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

const members = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !GENERATED.test(entry.name))
  .map(({ name }) => name);
const remotes = remoteFolders();
const withSources = [
  'backend',
  'domain',
  'host',
  'kit',
  'registry',
  'remote-tools',
  'shared',
  ...remotes,
].map((name) => `${name}/src`);

describe('folders that import each other', () => {
  test('a cycle is found', () => {
    const imports = new Map(Object.entries({ a: ['b'], b: ['c'], c: ['b'] }));
    expect(findCycle(imports)).toEqual(['b', 'c', 'b']);
  });

  test.each([...withSources, 'host/server', 'scripts'])('none in %s, directly or around', (source) => {
    const imports = readFolders(source);
    expect([...imports.values()].some((targets) => targets.size > 0)).toBe(true);
    expect(findCycle(imports)).toBeNull();
  });
});

test('no packages of the workspace need each other, directly or around, tests included', () => {
  const [, packages] = readFileSync(`${ROOT}pnpm-workspace.yaml`, 'utf8').split(/^[a-z]+:$/m);
  const folders = [...packages.matchAll(/^ {2}- (.+)$/gm)].map(([, folder]) => folder);
  const needs = new Map(
    folders.map((folder) => {
      const text = readFileSync(`${ROOT}${folder}/package.json`, 'utf8');
      const { name, dependencies = {}, devDependencies = {} } = JSON.parse(text);
      return [name, Object.keys({ ...dependencies, ...devDependencies })];
    }),
  );
  expect(needs.get('@skora/backend')).toContain('@skora/domain');
  expect(findCycle(needs)).toBeNull();
});

test.each(members)(`no folder of %s holds more than ${MAX_FILES} files`, (member) => {
  const counts = new Map();
  for (const file of listFiles(member)) {
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
});

// ESLint counts the lines of code files.
test(`no style sheet is longer than ${MAX_LINES} lines`, () => {
  const sheets = members.flatMap((member) =>
    listFiles(member)
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${member}/${file}`),
  );
  expect(sheets.length).toBeGreaterThan(0);
  const isLong = (sheet) => readFileSync(`${ROOT}${sheet}`, 'utf8').split('\n').length > MAX_LINES + 1;
  expect(sheets.filter(isLong)).toEqual([]);
});

test('each decision says in a paragraph that begins with "**Decision.**" what was decided', () => {
  const decisions = listFiles('docs/decisions').filter((file) => file.endsWith('.md'));
  expect(decisions.length).toBeGreaterThan(0);
  const isClear = (file) =>
    /^\*\*Decision\.\*\*/m.test(readFileSync(`${ROOT}docs/decisions/${file}`, 'utf8'));
  expect(decisions.filter((file) => !isClear(file))).toEqual([]);
});
