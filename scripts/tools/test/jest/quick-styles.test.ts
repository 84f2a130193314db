import { createRequire } from 'node:module';

const jsdom = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = jsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
const matchAnew = selectors.matchesDontThrow;
const { keepStyles } = jsdom(require.resolve('./quick-styles.cjs'));
const matchQuickly = selectors.matchesDontThrow;
const { JSDOM } = jsdom('jsdom');
const { implForWrapper } = jsdom('jsdom/lib/jsdom/living/generated/utils.js');
const sheet: string = jsdom('jsdom/lib/jsdom/browser/default-stylesheet.js');

const PAGE = `<html lang="en"><body>
  <main><h1>Title</h1><p>Text <a href="/">link</a> <b>bold</b></p><ul><li>one</li></ul><div hidden>none</div>
  <table><tbody><tr><td>cell</td></tr></tbody></table><dialog>closed</dialog><dialog open>open</dialog>
  <svg><title>drawing</title><a><text>in it</text></a></svg><details><summary>more</summary></details>
  <form><label>Name <input type="text"></label><input type="hidden"><input type="file"><input type="checkbox">
  <input type="radio" disabled><input type="color" list="x"><input readonly><textarea dir="auto"></textarea>
  <select disabled><optgroup><option>1</option></optgroup></select><button type="button">Go</button><button disabled>No</button></form>
  </main><script type="text/plain"></script></body></html>`;

function openPage() {
  const { window } = new JSDOM(PAGE);
  keepStyles(window);
  return window;
}

it('matches elements and the rules of jsdom as its selector engine does', () => {
  const { document } = openPage();
  document.querySelector('button').focus();
  const rules = sheet
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('}')
    .map((rule) => rule.split('{')[0]!.trim())
    .filter((selector) => selector !== '' && !selector.startsWith('@'));
  const readElement = (element: Element): Element => implForWrapper(element);
  const elements = Array.from<Element, Element>(document.querySelectorAll('*'), readElement);
  const pairs = rules.flatMap((rule) => elements.map((element) => ({ rule, element })));
  expect(rules.length).toBeGreaterThan(100);
  const wrong = pairs.filter(({ rule, element }) => matchQuickly(element, rule) !== matchAnew(element, rule));
  expect(wrong.map(({ rule, element }) => `${element.localName}: ${rule}`)).toEqual([]);
});

it.each([
  [
    'the element itself',
    'p',
    (element: HTMLElement) => element.setAttribute('hidden', ''),
    'display',
    'none',
  ],
  ['its own style', 'p', (element: HTMLElement) => (element.style.display = 'none'), 'display', 'none'],
  [
    'what is around it',
    'b',
    (element: HTMLElement) => (element.closest('main')!.style.visibility = 'hidden'),
    'visibility',
    'hidden',
  ],
  [
    'a style sheet',
    'p',
    (element: HTMLElement) =>
      element.ownerDocument.head.insertAdjacentHTML(
        'beforeend',
        '<style>p { pointer-events: none; }</style>',
      ),
    'pointer-events',
    'none',
  ],
])('sees a change of %s', (_what, selector, change, property, value) => {
  const window = openPage();
  const element: HTMLElement = window.document.querySelector(selector);
  expect(window.getComputedStyle(element).getPropertyValue(property)).not.toBe(value);
  change(element);
  expect(window.getComputedStyle(element).getPropertyValue(property)).toBe(value);
});

it('keeps a style while nothing changes', () => {
  const window = openPage();
  const element = window.document.querySelector('p');
  expect(window.getComputedStyle(element)).toBe(window.getComputedStyle(element));
});

it('keeps nothing of an element that is not in the page', () => {
  const window = openPage();
  const element = window.document.createElement('p');
  expect(window.getComputedStyle(element)).not.toBe(window.getComputedStyle(element));
});
