import type { ComponentRule } from '@skora/host/assets';
import { parse, type Rule } from 'postcss';

/**
 * Class names of a selector's own; none when it may match elements without any. What stands in brackets does not count:
 * names in `:not(…)` are those that must be missing.
 */
function listClasses(selector: string): string[] {
  let outside = selector.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(outside)) outside = outside.replace(/\([^()]*\)/g, '');
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

/** Names of which one must be on the page for a rule to matter; none when it may matter to any page. */
function listNames({ selectors }: Rule): string[] {
  const perSelector = selectors.map(listClasses);
  return perSelector.some((names) => names.length === 0) ? [] : [...new Set(perSelector.flat())];
}

/**
 * Tells for each rule of a sheet, in order, on which pages it can matter. Conditions and keyframes go along with every
 * page: they are few, and taking one in later costs a browser as much as a whole sheet.
 * @param css rules without a layer around them
 */
export function componentRules(css: string): ComponentRule[] {
  return parse(css).nodes.map((node) => ({
    names: node.type === 'rule' ? listNames(node) : [],
    // The file has a rule in each line.
    css: node.toString().replaceAll(/\s*\n\s*/g, ' '),
  }));
}
