import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { splitStyles } from './split-styles';

const CSS = `@font-face{font-family:X}@layer sk-base, sk-ui;@layer sk-base{a{x:y}}@layer sk-ui{.a{x:y}}
@layer host{main{x:y}}@layer sk-ui{}@layer sk-ui{@media print{.b{x:y}}}`;

function split(css = CSS) {
  const folder = mkdtempSync(join(tmpdir(), 'skora-styles-'));
  writeFileSync(join(folder, 'main.css'), css);
  const styles = splitStyles(folder, ['main.css']);
  const readStyles = (name = '') => readFileSync(join(folder, name), 'utf8');
  return { ...styles, base: readStyles(styles.css[0]), layer: readStyles(styles.components.file) };
}

it('takes the component layer out and keeps its order', () => {
  const { base, layer, components } = split();
  expect(layer).toBe('@layer sk-ui{\n.a{x:y}\n@media print{.b{x:y}}\n}');
  expect(components.rules).toEqual([
    { names: ['a'], css: '.a{x:y}' },
    { names: [], css: '@media print{.b{x:y}}' },
  ]);
  expect(base).not.toContain('@layer sk-ui{');
});

it('leaves fonts, the order of layers and all other layers where they were', () => {
  expect(split().base.replaceAll(/\s*\n\s*/g, '')).toBe(
    '@font-face{font-family:X}@layer sk-base, sk-ui;@layer sk-base{a{x:y}}@layer host{main{x:y}}',
  );
});

it('names files by their content', () => {
  const [first, other] = [split(), split(CSS.replace('.a{x:y}', '.a{x:z}'))];
  expect(first.css).toEqual(other.css);
  expect(first.css).toEqual([expect.stringMatching(/^base\.[0-9a-f]{8}\.css$/)]);
  expect(first.components.file).not.toBe(other.components.file);
});
