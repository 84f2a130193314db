import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterMap } from 'parse5';
import type { Release } from '@skora/shared/contract';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What a page gets from its host alone: it would change the page around the markup, or the policy forbids it anyway. */
const REFUSED: readonly string[] = [
  'base',
  'embed',
  'frame',
  'frameset',
  'iframe',
  'meta',
  'object',
  'script',
  'style',
];

/** By these the host finds its own elements. */
const HOST_ATTRIBUTES: readonly string[] = ['data-region', 'data-slot', 'data-remote', 'data-prerendered'];

function isScriptAddress(value: string): boolean {
  // Browsers skip spaces and control characters here.
  return /^javascript:/i.test(value.replace(/[^!-\uffff]/g, ''));
}

function attributeFaults(tag: string, { name, value }: Element['attrs'][number]): string[] {
  if (/^on/i.test(name)) return [`has ${name} on <${tag}>`];
  if (name === 'id' && value.startsWith('skora-')) return [`has the id "${value}", which is the host's`];
  if (HOST_ATTRIBUTES.includes(name)) return [`has ${name} on <${tag}>, which is the host's`];
  const isAddress = ['href', 'src', 'action', 'formaction'].includes(name);
  return isAddress && isScriptAddress(value) ? [`has a link that is a script on <${tag}>`] : [];
}

function elementFaults({ tagName, attrs }: Element): string[] {
  const own = REFUSED.includes(tagName) ? [`has <${tagName}>`] : [];
  const rel = attrs.find(({ name }) => name === 'rel')?.value ?? '';
  // React writes these for pictures.
  if (tagName === 'link' && rel !== 'preload') own.push(`has <link rel="${rel}">`);
  return [...own, ...attrs.flatMap((attribute) => attributeFaults(tagName, attribute))];
}

function* elementsBelow(node: Node): Generator<Element> {
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) {
    if (defaultTreeAdapter.isElementNode(child)) yield child;
    yield* elementsBelow(child);
  }
}

const UNCLOSED = 'does not close what it opens';

/** @param scriptingEnabled browsers read `<noscript>` in two ways */
function faultsOf(markup: string, scriptingEnabled: boolean): string[] {
  const page = `<!doctype html><body><main data-frame><div data-place>${markup}<i data-end></i></div></main><i data-after></i>`;
  const all = [...elementsBelow(parse(page, { scriptingEnabled }))];
  const isMarked = (mark: string) => (element: Element) => element.attrs.some(({ name }) => name === mark);
  const [frame, place] = [all.find(isMarked('data-frame')), all.find(isMarked('data-place'))];
  const [end, after] = [all.findLast(isMarked('data-end')), all.findLast(isMarked('data-after'))];
  if (!frame || !place || !end || !after) return [UNCLOSED];
  const below = [...elementsBelow(place)];
  if (end.parentNode === place && after.parentNode === frame.parentNode) return below.flatMap(elementFaults);
  return [below.includes(end) ? UNCLOSED : 'leaves the place it is put into'];
}

/**
 * Finds what markup would do to the page around it. It stands in pages of other teams too, and is there before any script.
 * @returns each fault, to follow the name of the markup in a sentence
 */
function findMarkupFaults(markup: string): string[] {
  return [...new Set([...faultsOf(markup, true), ...faultsOf(markup, false)])];
}

/**
 * Checks the prerendered markup of a release: fragments, and the files of listed pages.
 * @param folder the built files, which are there
 * @returns reasons to refuse it, each with a remedy
 */
export function checkMarkup({ fragments, pages = [] }: Release, folder: string): string[] {
  const all = [
    ...fragments.map(({ key, html }): [string, string] => [`"${key}"`, html]),
    ...pages.map(({ path, file }): [string, string] => [
      `page "${path}"`,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  ];
  return all.flatMap(([what, html]) =>
    findMarkupFaults(html).map(
      (fault) => `The markup of ${what} ${fault}. Take that out of its view, and build it again.`,
    ),
  );
}
