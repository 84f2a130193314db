import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { remoteIds, ROOT } from '../lib/workspace';
import { CHANGED_LINES } from './changed-line';
import { summarizeLatency } from './latency';
import { isOver, line } from './report';
import { pickSources } from './runtime-share';

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
