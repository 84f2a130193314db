import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPONENT_LAYER, type HostAssets } from '@skora/host/assets';
import { parse } from 'postcss';
import { componentRules } from './component-rules';

function write(folder: string, name: string, css: string): string {
  const file = `${name}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  writeFileSync(join(folder, file), css);
  return file;
}

/**
 * Splits the kernel's styles into what every page carries and the component layer, of which a page carries what its
 * markup needs. The file with the whole layer has a rule in each line, so that a page can take in those it lacks.
 */
export function splitStyles(
  folder: string,
  files: readonly string[],
): Pick<HostAssets, 'css' | 'components'> {
  const root = parse(files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n'));
  const layer: string[] = [];
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer' || node.params !== COMPONENT_LAYER) return;
    layer.push(...(node.nodes ?? []).map(String));
    node.remove();
  });
  const rules = componentRules(layer.join(''));
  const lines = rules.map(({ css }) => css).join('\n');
  return {
    css: [write(folder, 'base', root.toString())],
    components: {
      file: write(folder, 'components', `@layer ${COMPONENT_LAYER}{\n${lines}\n}`),
      rules,
    },
  };
}
