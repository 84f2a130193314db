import { TAB_KEYS, tabStorage } from '@skora/shared/storage-keys';
import { fireEvent, screen } from '@testing-library/react';
import { tellReload } from './tell-reload';

const WORDS = 'SKORA was updated, so we loaded this page again. Please repeat what you did last.';

// React commits by itself, as on a page.
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

test('a reload that nobody asked for is told once, until it is read', async () => {
  tellReload(document.body);
  expect(document.body).toBeEmptyDOMElement();
  tabStorage.write(TAB_KEYS.untoldReload, 'true');
  tellReload(document.body);
  expect(await screen.findByText(WORDS)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(document.body).toBeEmptyDOMElement();
  tellReload(document.body);
  expect(document.body).toBeEmptyDOMElement();
});
