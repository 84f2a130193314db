import { build } from 'esbuild';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteIds, ROOT } from '@skora/scripts-lib/workspace';
import { CHANGED_LINES, changeAgain } from './changed-line';
import { summarizeLatency } from './latency';
import { isOver, line } from './report';
import { assertWatchWeight, pickSources, WATCH_BUDGET } from './runtime-share';

it('finds median and 99th percentile whatever the order', () => {
  const durations = Array.from({ length: 200 }, (_duration, index) => 200 - index);
  expect(summarizeLatency(durations)).toEqual({ p50: 101, p99: 199 });
  expect(summarizeLatency([7])).toEqual({ p50: 7, p99: 7 });
});

it('prints figures beside their budgets and marks those that are over', () => {
  const over = { name: 'home', value: 15, unit: 'KB', budget: 14 } as const;
  expect(isOver(over)).toBe(true);
  expect(line(over)).toMatch(/^home +15\.0 KB {3}budget 14\.0 KB {2}OVER$/);
  const record = { name: 'scripts', value: 9, unit: '' } as const;
  expect(isOver(record)).toBe(false);
  expect(line(record)).toMatch(/^scripts +9$/);
});

it('changes one line of each remote', () => {
  expect(CHANGED_LINES.map(({ id }) => id).sort()).toEqual(remoteIds());
});

it.each(CHANGED_LINES)('the line of $id stands in $file once', ({ file, from, to }) => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  expect(source.split(from)).toHaveLength(2);
  expect(source).not.toContain(to);
});

it.each(CHANGED_LINES)('the line of $id can be changed once more', (line) => {
  const again = changeAgain(line);
  expect(again.from).toBe(line.to);
  expect(again.to).not.toBe(line.to);
});

it('picks what comes from some sources out of a built file', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: 'import { add } from "runtime"; console.log(add(1, Date.now()), "of the page");',
      sourcefile: 'page.js',
    },
    outfile: 'built.js',
    bundle: true,
    write: false,
    sourcemap: 'external',
    plugins: [
      {
        name: 'sources',
        setup(context) {
          context.onResolve({ filter: /^runtime$/ }, () => ({ path: 'runtime.js', namespace: 'sources' }));
          context.onLoad({ filter: /./, namespace: 'sources' }, () => ({
            contents: 'export const add = (a, b) => a + b + "of the runtime";',
          }));
        },
      },
    ],
  });
  const [map, code] = outputFiles.map(({ text }) => text);
  const payload = JSON.parse(map ?? '') as SourceMapPayload;
  const picked = pickSources(code ?? '', payload, (source) => source.includes('runtime.js'));
  expect(picked).toContain('of the runtime');
  expect(picked).not.toContain('of the page');
  expect(pickSources(code ?? '', payload, () => false)).toBe('');
});

it('refuses a host whose pages would load too much to be measured, or nothing', () => {
  const build = (code: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'skora-watch-'));
    const map = {
      version: 3,
      sources: ['webpack://host/./src/watch/watch-page.ts'],
      names: [],
      mappings: 'AAAA',
    };
    writeFileSync(join(folder, 'watch.1a2b3c4d.js'), code);
    writeFileSync(join(folder, 'watch.1a2b3c4d.js.map'), JSON.stringify(map));
    return folder;
  };
  // Nothing in it repeats, so compressing it saves little.
  const text = (bytes: number) => randomBytes(bytes).toString('base64');
  expect(() => assertWatchWeight(build(text(WATCH_BUDGET / 2)))).not.toThrow();
  expect(() => assertWatchWeight(build(text(WATCH_BUDGET * 2)))).toThrow(`its budget is ${WATCH_BUDGET}`);
  expect(() => assertWatchWeight(build(''))).toThrow('nothing that measures a visit');
});
