import { COMPONENT_LAYER, type ComponentStyles } from '../files/host-assets';

/**
 * The component styles that a page's markup needs. Every word of the markup counts as a class name, so that a rule too
 * many may be among them but never one too few.
 */
export function componentStyles({ rules }: ComponentStyles, markup: readonly string[]): string {
  const words = new Set(markup.flatMap((html) => html.match(/[\w-]+/g) ?? []));
  const needed = rules.filter(({ names }) => names.length === 0 || names.some((name) => words.has(name)));
  return `@layer ${COMPONENT_LAYER}{${needed.map(({ css }) => css).join('')}}`;
}
