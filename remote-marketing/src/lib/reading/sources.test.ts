import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METRICS, SOURCES } from '@skora/domain';

const SRC = join(__dirname, '../..');

function* readCode(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* readCode(path);
    else if (/(?<!\.test)\.(tsx?|md)$/.test(entry.name)) yield readFileSync(path, 'utf8');
  }
}

const code = [...readCode(SRC)].join('\n');
const entries = Object.entries(SOURCES);

test('every source is cited', () => {
  const cited = new Set([...code.matchAll(/\bsource(?:="|: '|:)(\w+)/g)].map((match) => match[1]));
  const ofMetrics = METRICS.flatMap(({ error }) => (error ? [error.href] : []));
  const unused = entries.filter(([key, { href }]) => !cited.has(key) && !ofMetrics.includes(href));
  expect(unused.map(([key]) => key)).toEqual([]);
});

test('no source stands there twice', () => {
  expect(new Set(entries.map(([, { href }]) => href)).size).toBe(entries.length);
  expect(new Set(entries.map(([, { title }]) => title.toLowerCase())).size).toBe(entries.length);
});

test('every address is encrypted, and none is a copy on a site for uploads', () => {
  const bad = entries.filter(
    ([, { href }]) => !href.startsWith('https://') || /scribd|booksci|academia\.edu/.test(href),
  );
  expect(bad).toEqual([]);
});
