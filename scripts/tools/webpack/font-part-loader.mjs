import subsetFont from 'subset-font';

/**
 * Parts of a font that pages download apart, by the word behind `?glyphs=` in `fonts.css`. What the site itself says is written
 * in `first`, which every page preloads; names of people and places may need the others, and a browser asks for them then.
 */
export const PARTS = {
  first:
    'U+20-7E, U+A0, U+A3, U+A9, U+B0-B1, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2032-2033, U+20AC, U+2212',
  rest: 'U+A1-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-206F, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD',
};

/** All that style sheets ask for. Widths and weights beyond these double a file. */
export const AXES = {
  archivo: { wght: { min: 600, max: 760, default: 600 }, wdth: { min: 62, max: 118 } },
  inter: { wght: { min: 400, max: 700 } },
};

/** Kerning, marks, figures of one width, and what a browser switches on by itself; nothing asks for fractions and the like. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

/** Copyright, licence and its address: the fonts are under the SIL Open Font License, whose copies say so. */
const NOTICES = [0, 13, 14];

/** @returns {string} each character of a `unicode-range` once */
export function listCharacters(range) {
  return range
    .split(', ')
    .flatMap((part) => {
      const [from, to = from] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_code, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

/**
 * webpack loader for `…/archivo-latin-wdth-normal.woff2?glyphs=first`: leaves the glyphs of that part, or all of them (`all`), and
 * of the font's axes what is used.
 */
export default async function fontPartLoader(font) {
  const part = new URLSearchParams(this.resourceQuery).get('glyphs');
  const [family] = /(?<=\/)(archivo|inter)(?=-)/.exec(this.resourcePath.replaceAll('\\', '/')) ?? [];
  if (family === undefined || (part !== 'all' && !(part in PARTS)))
    throw new Error(`No part ${part} of ${this.resourcePath} is known.`);
  const options = {
    targetFormat: 'woff2',
    variationAxes: AXES[family],
    keepFeatures: FEATURES,
    preserveNameIds: NOTICES,
  };
  return part === 'all'
    ? subsetFont(font, undefined, { ...options, keepAllGlyphs: true })
    : subsetFont(font, listCharacters(PARTS[part]), options);
}

/** Fonts are bytes. */
export const raw = true;
