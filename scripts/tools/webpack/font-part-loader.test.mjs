/* global expect, test */
import { create } from 'fontkit';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { decompress } from 'wawoff2';
import fontPartLoader, { AXES, listCharacters, PARTS } from './font-part-loader.mjs';

const shared = join(process.cwd(), 'shared');
const sheet = readFileSync(join(shared, 'src/ui/fonts.css'), 'utf8');
const faces = [...sheet.matchAll(/@font-face \{([^}]*\?glyphs=[^}]*)\}/g)].map(([, face]) => {
  const value = (name) => new RegExp(`${name}:\\s*([^;]*);`).exec(face)?.[1].replaceAll(/\s+/g, ' ');
  const [, file, part] = /url\('([^?]*)\?glyphs=(\w+)'\)/.exec(face);
  return { file, part, value };
});

const open = async (packed) => create(Buffer.from(await decompress(packed)));

async function cut({ file, part }) {
  const path = createRequire(join(shared, 'package.json')).resolve(file);
  const loaded = { resourcePath: path, resourceQuery: `?glyphs=${part}` };
  return fontPartLoader.call(loaded, readFileSync(path));
}

test.each(faces)('the style sheet asks for what $part of $file holds', ({ file, part, value }) => {
  if (part !== 'all') expect(value('unicode-range')).toBe(PARTS[part]);
  const { wght, wdth } = AXES[file.includes('archivo') ? 'archivo' : 'inter'];
  expect(value('font-weight')).toBe(`${wght.min} ${wght.max}`);
  expect(value('font-stretch')).toBe(wdth && `${wdth.min}% ${wdth.max}%`);
});

test('the first part holds its characters, kerning and figures of one width, and no more of the axes than is used', async () => {
  const [first] = faces.filter(({ file, part }) => file.includes('archivo') && part === 'first');
  const font = await open(await cut(first));
  const characters = [...listCharacters(PARTS.first)].map((character) => character.codePointAt(0));
  expect(characters.filter((code) => !font.hasGlyphForCodePoint(code))).toEqual([]);
  expect(font.availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']));
  expect(font.variationAxes).toMatchObject({ wght: { min: 600, max: 760 }, wdth: { min: 62, max: 118 } });
});

test('what every page preloads stays below 54,000 bytes', async () => {
  const sizes = await Promise.all(
    faces.filter(({ part }) => part === 'first').map(async (face) => (await cut(face)).length),
  );
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(54_000);
});

test('a font or part that nobody has described breaks the build', async () => {
  await expect(
    cut({ file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', part: 'some' }),
  ).rejects.toThrow('No part some of');
});

const FOLDERS = [
  'host/server',
  'shared/src',
  ...['account', 'auth', 'layout', 'marketing', 'operations'].map((name) => `remote-${name}/src`),
];
const SENTENCES = /(?<!\.test|\.d)\.(tsx?|md)$/;
const COMMENTS = /\/\*.*?\*\/|^\s*\/\/.*$/gms;

test('what the site itself says is written in the first part', () => {
  const rest = new Set(listCharacters(PARTS.rest).replace(/[\s\u00A0\u2000-\u200D\u202F\u2060]/g, ''));
  for (const character of listCharacters(PARTS.first)) rest.delete(character);
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => SENTENCES.test(name) && !/testing\//.test(name))
      .flatMap((name) => {
        const text = readFileSync(join(folder, name), 'utf8').replaceAll(COMMENTS, '');
        return [...text]
          .filter((character) => rest.has(character))
          .map((character) => `${character} in ${folder}/${name}`);
      }),
  );
  expect(found).toEqual([]);
});
