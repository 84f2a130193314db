import type { ComponentType } from 'react';
import { render } from '@testing-library/react';
import { createPath, Router, type Location } from '@skora/shared/router';
import { LastUser } from '@skora/shared/testing';

/** Where a view asked the host to go. */
export interface Navigation {
  action: 'push' | 'replace';
  to: string;
}

/** Shows a route's view as the host does: its own location, and a navigator that only takes notes. */
export function renderView(View: ComponentType, path: string) {
  const url = new URL(path, window.location.origin);
  // What the host keeps in the entry; a view that rewrites the address must not lose it.
  window.history.replaceState({ usr: null, key: 'from-host' }, '', url);
  const location: Location = {
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    state: null,
    key: 'from-host',
  };
  const navigations: Navigation[] = [];
  const note = (action: Navigation['action']) => (to: Parameters<typeof createPath>[0] | string) => {
    navigations.push({ action, to: typeof to === 'string' ? to : createPath(to) });
  };
  const navigator = {
    createHref: (to: Parameters<typeof createPath>[0] | string) =>
      typeof to === 'string' ? to : createPath(to),
    push: note('push'),
    replace: note('replace'),
    go: () => undefined,
  };
  const view = (
    <LastUser>
      <Router location={location} navigator={navigator}>
        <View />
      </Router>
    </LastUser>
  );
  return { navigations, ...render(view) };
}
