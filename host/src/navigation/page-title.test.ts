import { pageTitle } from './page-title';

function mainWith(html: string): HTMLElement {
  const main = document.createElement('main');
  main.innerHTML = html;
  return main;
}

it.each([
  ['/blog/:slug', '<h1> First touch </h1>', 'First touch'],
  ['/blog/:slug', '<h1>Site</h1><h2 data-page-heading>Page</h2>', 'Page'],
  ['/blog/:slug', '<h1></h1>', 'Blog'],
  ['/blog/:slug', '', 'Blog'],
  ['/blog', '<h1>All articles</h1>', 'Blog'],
])('%s with %p is called %p', (path, html, expected) => {
  expect(pageTitle({ path, title: 'Blog' }, mainWith(html))).toBe(expected);
});
