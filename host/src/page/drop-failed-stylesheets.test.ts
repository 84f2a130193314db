import { dropFailedStylesheets } from './drop-failed-stylesheets';

it('removes stylesheets that did not load, so that they are fetched again', () => {
  document.head.innerHTML = '<link rel="preload" data-href="a.css"><style data-href="b.css"></style>';
  dropFailedStylesheets();
  expect(document.head.querySelector('link')).toBeNull();
  expect(document.head.querySelector('style')).not.toBeNull();
});
