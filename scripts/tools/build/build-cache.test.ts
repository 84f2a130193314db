import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOnce, type Part } from './build-cache';

let root: string;

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text);
}

function output(): string {
  return readFileSync(join(root, 'dist/out.js'), 'utf8');
}

/** A part that copies its source. */
const part: Part = {
  name: 'part',
  outputs: ['dist'],
  build: () => {
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    mkdirSync(join(root, 'dist'));
    write('dist/out.js', readFileSync(join(root, 'source.ts'), 'utf8'));
    return Promise.resolve(['source.ts', 'source.tsx']);
  },
};

function once(changed: Partial<Part> = {}): Promise<boolean> {
  return buildOnce({ ...part, ...changed }, { root, cache: join(root, 'cache') });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skora-build-'));
  write('source.ts', 'stable');
});

it('builds once from the same inputs', async () => {
  expect([await once(), await once()]).toEqual([true, false]);
  write('source.ts', 'changed');
  expect([await once(), await once()]).toEqual([true, false]);
  expect(output()).toBe('changed');
});

it('does not take a build of other sources for the one of these: a canary is not the stable build', async () => {
  await once();
  write('source.ts', 'canary');
  await once();
  write('source.ts', 'stable');
  expect(await once()).toBe(false);
  expect(output()).toBe('stable');
});

it('builds again when a file appears where one was looked for, or a fact changes', async () => {
  await once({ facts: { weight: 1 } });
  expect(await once({ facts: { weight: 2 } })).toBe(true);
  write('source.tsx', '');
  expect(await once({ facts: { weight: 2 } })).toBe(true);
});

it.each([
  ['changed', () => write('dist/out.js', 'by hand')],
  ['removed', () => rmSync(join(root, 'dist'), { recursive: true })],
  ['added to', () => write('dist/other.js', '')],
])('puts the kept build in its place when that was %s', async (_change, change) => {
  await once();
  change();
  expect(await once()).toBe(false);
  expect(output()).toBe('stable');
  expect(() => readFileSync(join(root, 'dist/other.js'))).toThrow('ENOENT');
});

it('keeps no build of a source that was saved meanwhile, since nobody knows which content it has', async () => {
  const build = async () => {
    const inputs = await part.build();
    write('source.ts', 'saved');
    // Clocks of file systems are coarse; a later second is later on each.
    const later = Date.now() / 1000 + 1;
    utimesSync(join(root, 'source.ts'), later, later);
    return inputs;
  };
  expect(await once({ build })).toBe(true);
  expect(await once()).toBe(true);
  expect(output()).toBe('saved');
});

it('keeps nothing of a build that was broken off while it was kept, when a process has the same number', async () => {
  const left = `cache/part/unfinished-${process.pid}/dist`;
  mkdirSync(join(root, left), { recursive: true });
  write(`${left}/torn.js`, '');
  await once();
  rmSync(join(root, 'dist'), { recursive: true });
  expect(await once()).toBe(false);
  expect(readdirSync(join(root, 'dist'))).toEqual(['out.js']);
});

it('keeps the newest builds, and none that failed', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  await expect(once({ build: broken })).rejects.toThrow('broken');
  for (const text of ['first', 'second', 'third', 'fourth']) {
    write('source.ts', text);
    expect(await once()).toBe(true);
  }
  write('source.ts', 'second');
  expect(await once()).toBe(false);
  write('source.ts', 'first');
  expect(await once()).toBe(true);
});
