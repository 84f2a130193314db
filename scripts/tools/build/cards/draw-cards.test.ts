import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ManifestRoute, RemoteManifest } from '@skora/shared/contract';
import { openBrandFonts } from './brand-fonts';
import { cardSvg } from './card-svg';
import { cardTexts } from './card-text';
import { drawCards } from './draw-cards';
import { fitLines } from '@skora/backend/lib/drawing/fit-lines';
import { textWidth } from '@skora/backend/lib/drawing/text-outline';

function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'skora-cards-'));
}

function route(path: string, change: Partial<ManifestRoute> = {}): ManifestRoute {
  const { title = `Title of ${path}` } = change;
  return { path, view: 'v', access: 'public', background: 'default', prerender: true, ...change, title };
}

const manifest: RemoteManifest = {
  id: 'remote-demo',
  owner: 'Demo',
  contractVersion: 1,
  routes: [
    route('/', { title: 'SKORA: Data. Direction. Destiny.', description: 'Home' }),
    route('/blog', { title: 'Blog' }),
    route('/blog/:slug', { pages: './src/pages/blog' }),
    route('/articles', { canonical: '/blog' }),
    route('/private', { access: 'protected' }),
    route('/secret', { noindex: true }),
    route('*'),
  ],
  slots: [],
  navigation: [],
};
const page = { path: '/blog/a', title: 'A', description: 'About A', file: 'a.html' };

it('gives a card to every page for search engines that has no picture', () => {
  const texts = cardTexts(manifest, [
    page,
    { ...page, path: '/blog/b', noindex: true },
    { ...page, path: '/blog/c', image: '/c.png' },
  ]);
  expect([...texts]).toEqual([
    ['/', { section: '', title: 'Data. Direction. Destiny.', description: 'Home' }],
    ['/blog', { section: '', title: 'Blog', description: '' }],
    ['/blog/a', { section: 'Blog', title: 'A', description: 'About A' }],
  ]);
});

it('draws 1200 × 630 pixels into a file named after its content, once for the same text', async () => {
  const [folder, cache] = [temporaryFolder(), temporaryFolder()];
  const texts = new Map([['/', { section: '', title: 'Kick-off', description: 'At three' }]]);
  const cards = await drawCards({ texts, folder, cache });
  expect(cards['/']).toMatch(/^card-home\.[0-9a-f]{8}\.png$/);
  const png = readFileSync(join(folder, cards['/'] ?? ''));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

  const [kept = ''] = readdirSync(cache);
  writeFileSync(join(cache, kept), 'as kept');
  const again = await drawCards({ texts, folder: temporaryFolder(), cache });
  expect(again['/']).not.toBe(cards['/']);
  expect(readdirSync(cache)).toEqual([kept]);
});

it('keeps no card whose writing was broken off', async () => {
  const [folder, cache] = [temporaryFolder(), temporaryFolder()];
  const program = `import { drawCards } from ${JSON.stringify(join(import.meta.dirname, 'draw-cards.ts'))};
    const texts = new Map([['/', { section: '', title: 'Kick-off', description: 'At three' }]]);
    await drawCards({ texts, folder: ${JSON.stringify(folder)}, cache: ${JSON.stringify(cache)} });`;
  writeFileSync(join(folder, 'draw.mts'), program);
  // A file may have 4,096 bytes there, as on a disk that is full.
  const { status } = spawnSync(
    'sh',
    ['-c', `ulimit -f 8; exec node --import tsx ${join(folder, 'draw.mts')}`],
    {
      env: { ...process.env, TSX_DISABLE_CACHE: '1' },
    },
  );
  expect(status).not.toBe(0);
  // It had begun.
  expect(readdirSync(cache)).toHaveLength(1);
  expect(readdirSync(cache).filter((name) => name.endsWith('.png'))).toEqual([]);
});

it('draws anew only where words change', async () => {
  const cache = temporaryFolder();
  const draw = (description: string) => {
    const texts = new Map([
      ['/', { section: '', title: 'Kick-off', description: 'At three' }],
      ['/blog', { section: '', title: 'Blog', description }],
    ]);
    return drawCards({ texts, folder: temporaryFolder(), cache });
  };
  const first = await draw('Old words');
  const drawn = readdirSync(cache);
  const second = await draw('New words');
  expect(second['/']).toBe(first['/']);
  expect(second['/blog']).not.toBe(first['/blog']);
  expect(readdirSync(cache)).toEqual(expect.arrayContaining(drawn));
  expect(readdirSync(cache)).toHaveLength(drawn.length + 1);
});

describe('text', () => {
  it('shrinks before it is cut, and never leaves its box', async () => {
    const { title } = await openBrandFonts();
    const box = { width: 760, lines: 3, sizes: [84, 52] };
    expect(fitLines(title, 'Pricing', box)).toEqual({ size: 84, lines: ['Pricing'] });
    const long = fitLines(title, 'What a percentile means, and why yours is missing today', box);
    expect(long.size).toBe(52);
    const endless = fitLines(title, 'nobody reads a title as long as this one is '.repeat(5), box);
    expect(endless.lines).toHaveLength(3);
    expect(endless.lines.at(-1)).toMatch(/ …$/);
    for (const line of [...long.lines, ...endless.lines]) {
      expect(textWidth(title, line, 52)).toBeLessThanOrEqual(760);
    }
  });

  it('is drawn as outlines, also for letters beyond the basic alphabet, and cannot break the picture', async () => {
    const svg = cardSvg(
      { section: 'Łódź', title: '<script>&"', description: 'Žluťoučký' },
      await openBrandFonts(),
    );
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('script');
  });
});
