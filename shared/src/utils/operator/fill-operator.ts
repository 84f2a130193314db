import { escapeHtml } from '../escape-html';
import type { Operator } from './operator';

const MARKED = /<(\w+)([^<>]*?) data-operator="(\w+)"(.*?)<\/\1>/gs;
const PLACE = /\{(\w+)\}/g;

/**
 * Fills what a prerendered fragment says of the operator: a build does not know who will run the site, so it marks each
 * element with the fact it needs and leaves `{…}` for the words. An element whose fact is not told goes. A marked element
 * holds no other of its own kind.
 * @example fillOperator('<p data-operator="vatId">VAT {vatId}</p>', operator) // '<p>VAT DE123</p>', or ''
 */
export function fillOperator(html: string, operator: Operator): string {
  const facts = new Map<string, unknown>(Object.entries(operator));
  const words = (name: string) => {
    const fact = facts.get(name);
    return typeof fact === 'string' ? fact : null;
  };
  return html.replace(MARKED, (_all, tag: string, before: string, needed: string, rest: string) => {
    if (words(needed) === null) return '';
    const filled = rest.replace(PLACE, (place, name: string) => escapeHtml(words(name) ?? place));
    return `<${tag}${before}${filled}</${tag}>`;
  });
}
