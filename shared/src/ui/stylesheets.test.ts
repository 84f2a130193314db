import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakpoint } from '../tokens/breakpoint';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);
const sheets = files.map((name) => ({ name, css: readFileSync(join(__dirname, name), 'utf8') }));
const matches = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].map((match) => match[1] ?? '');

const defined = new Set(sheets.flatMap(({ css }) => matches(css, /(--sk-[\w-]+)\s*:/g)));
const widths = Object.values(breakpoint).map((rem) => `${rem}rem`);

test.each(sheets)('$name uses only defined properties', ({ css }) => {
  const unknown = matches(css, /var\((--sk-[\w-]+)\)/g).filter((name) => !defined.has(name));
  expect(unknown).toEqual([]);
});

test.each(sheets)('$name changes layout only at the breakpoints', ({ css }) => {
  const used = matches(css, /@media[^{]*width\s*[<>]=?\s*([\d.]+\w+)/g);
  expect(used.filter((width) => !widths.includes(width))).toEqual([]);
});

test.each(sheets.filter(({ name }) => name.endsWith('.module.css') && !name.startsWith('samples')))(
  '$name keeps its rules in the component layer',
  ({ css }) => {
    expect(css.trimStart().startsWith('@layer sk-ui {')).toBe(true);
  },
);
