import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeArtefact } from './describe-artefact';

const MANIFEST = {
  id: 'remote-scores',
  owner: 'Scores',
  contractVersion: 1,
  routes: [
    {
      path: '/scores',
      view: 'scores',
      access: 'public',
      background: 'default',
      title: 'Scores',
      prerender: false,
    },
  ],
  slots: [],
  navigation: [],
};

function built(files: Record<string, string>): { folder: string; out: string } {
  const folder = mkdtempSync(join(tmpdir(), 'skora-artefact-'));
  mkdirSync(join(folder, 'browser'));
  writeFileSync(join(folder, 'remote.manifest.json'), JSON.stringify(MANIFEST));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'browser', name), text);
  return { folder, out: mkdtempSync(join(tmpdir(), 'skora-described-')) };
}

it('describes what a bundler built, with an entry whose name carries a hash', () => {
  const { folder, out } = built({
    'remoteEntry.js': 'a',
    'more.12345678.js': 'b',
    'remoteEntry.js.map': '{}',
  });
  const release = describeArtefact(folder, out);
  expect(release).toMatchObject({
    id: 'remote-scores',
    entry: 'remoteEntry.ca978112.js',
    requires: {},
    views: { scores: { js: [], css: [], kernel: [] } },
    files: [{ name: 'more.12345678.js' }, { name: 'remoteEntry.ca978112.js', size: 1 }],
  });
  expect(readdirSync(join(out, 'browser'))).toContain('remoteEntry.ca978112.js');
  expect(JSON.parse(readFileSync(join(out, 'release.json'), 'utf8'))).toEqual(release);
});

it('gives the same content the same name, and other content another one', () => {
  const describeOne = (text: string) => {
    const { folder, out } = built({ 'remoteEntry.js': text });
    return describeArtefact(folder, out).release;
  };
  expect(describeOne('a')).toBe(describeOne('a'));
  expect(describeOne('a')).not.toBe(describeOne('b'));
});

it.each([
  ['no entry', { 'page.12345678.js': 'a' }, 'needs one remoteEntry.js'],
  ['two entries', { 'remoteEntry.js': 'a', 'remoteEntry.12345678.js': 'b' }, 'it has 2'],
  [
    'a name without a hash',
    { 'remoteEntry.js': 'a', 'page.js': 'b' },
    'Have your bundler name these so: page.js.',
  ],
])('refuses %s', (_name, files, reason) => {
  const { folder, out } = built(files);
  expect(() => describeArtefact(folder, out)).toThrow(reason);
});
