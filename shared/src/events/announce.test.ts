import { addLiveRegion } from '../testing/add-live-region';
import { announce } from './announce';

test('says each text anew in the live region of the page', () => {
  const region = addLiveRegion();
  announce('Removed.');
  const first = region.firstElementChild;
  announce('Removed.');
  expect(region).toHaveTextContent(/^Removed\.$/);
  expect(region.firstElementChild).not.toBe(first);
});

test('does nothing on a page without the region', () => {
  document.body.innerHTML = '';
  announce('Removed.');
  expect(document.body).toBeEmptyDOMElement();
});
