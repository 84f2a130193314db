const { createRequire } = require('node:module');

const jsdom = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = jsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
const utils = jsdom('jsdom/lib/jsdom/living/generated/utils.js');

const HTML = 'http://www.w3.org/1999/xhtml';
/** An element's name, then what narrows it down within that element: `input[type="file"]`, `button:focus`. */
const SIMPLE = /^([a-z][a-z0-9]*)((?:\[[a-z]+(?:="?[a-z]+"?)?\]|:[a-z]+)*)$/;

/** By the selector: the names of the elements that it can mean, and whether it means each of them. Null when it is not that simple. */
const known = new Map();

function readNames(selector) {
  const parts = selector.split(',').map((part) => SIMPLE.exec(part.trim()));
  if (!parts.every(Boolean)) return null;
  return { names: new Set(parts.map(([, name]) => name)), all: parts.every(([, , more]) => more === '') };
}

function namesOf(selector) {
  if (!known.has(selector)) known.set(selector, readNames(String(selector)));
  return known.get(selector);
}

const matchAnew = selectors.matchesDontThrow;

/**
 * To know the style of one element, jsdom tries 120 rules of its own sheet by running a selector engine. Most of them name
 * elements, so that the name alone decides.
 */
selectors.matchesDontThrow = (element, selector) => {
  const simple = element._namespaceURI === HTML ? namesOf(selector) : null;
  if (simple === null) return matchAnew(element, selector);
  if (!simple.names.has(element._localName)) return false;
  return simple.all || matchAnew(element, selector);
};

/**
 * Keeps what `getComputedStyle` has found until the document changes, which is as long as jsdom keeps the rules that match
 * an element. Queries by role ask it for each element and all that are around it.
 */
exports.keepStyles = function keepStyles(window) {
  const computeAnew = window.getComputedStyle;
  /** By what jsdom itself keeps, which it replaces with each change: the styles by element. */
  const kept = new WeakMap();
  window.getComputedStyle = (element, pseudoElement) => {
    const { _attached: attached, _ownerDocument: document } = utils.implForWrapper(element) ?? {};
    if (!attached || pseudoElement) return computeAnew(element, pseudoElement);
    const before = kept.get(document._styleCache)?.get(element);
    if (before) return before;
    const style = computeAnew(element);
    const cache = document._styleCache;
    if (!kept.has(cache)) kept.set(cache, new WeakMap());
    kept.get(cache).set(element, style);
    return style;
  };
};
