import { createPath, Router, type Navigator } from '@skora/shared/router';
import { render } from '@testing-library/react';
// Tests prerender as the build does.
// eslint-disable-next-line no-restricted-imports
import { renderToString } from 'react-dom/server';
import { StrictMode, type ReactNode } from 'react';

interface Visit {
  path?: string;
  state?: unknown;
}

function page(ui: ReactNode, { path = '/', state = null }: Visit, navigator: Navigator) {
  const [pathname = '/', search] = path.split('?');
  const location = { pathname, search: search ? `?${search}` : '', hash: '', state, key: 'k' };
  return (
    <StrictMode>
      <Router location={location} navigator={navigator}>
        {ui}
      </Router>
    </StrictMode>
  );
}

function fakeNavigator() {
  return {
    createHref: (to: Parameters<Navigator['createHref']>[0]) =>
      typeof to === 'string' ? to : createPath(to),
    push: jest.fn(),
    replace: jest.fn(),
    go: jest.fn(),
  };
}

/** Shows a page reached by client-side navigation, in strict mode. */
export function visitPage(ui: ReactNode, visit: Visit = {}) {
  const navigator = fakeNavigator();
  return { navigator, ...render(page(ui, visit, navigator)) };
}

/** The page's markup as the build writes it: nobody known, no query. */
export function prerenderPage(ui: ReactNode, pathname = '/'): string {
  return renderToString(page(ui, { path: pathname }, fakeNavigator()));
}

/** Takes over prerendered markup, as on a page load. */
export function openPrerendered(ui: ReactNode, visit: Visit = {}) {
  const navigator = fakeNavigator();
  const container = document.createElement('div');
  container.innerHTML = prerenderPage(ui, visit.path?.split('?')[0]);
  document.body.append(container);
  return { navigator, ...render(page(ui, visit, navigator), { container, hydrate: true }) };
}
