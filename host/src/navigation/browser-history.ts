import { createPath, type Location, type Navigator } from '@skora/shared/router';

type Listener = (location: Location, action: 'push' | 'replace' | 'pop') => void;

interface HistoryState {
  usr: unknown;
  key: string;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const state = window.history.state as HistoryState | null;
  return { pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? 'default' };
}

/** The only history of the page. Remotes get its `navigator`; links and `useNavigate()` end up here. */
export class BrowserHistory {
  private listener: Listener = () => {};

  constructor() {
    window.addEventListener('popstate', () => this.listener(currentLocation(), 'pop'));
  }

  get location(): Location {
    return currentLocation();
  }

  listen(listener: Listener): void {
    this.listener = listener;
  }

  readonly navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push: (to, state) => this.change('push', to, state),
    replace: (to, state) => this.change('replace', to, state),
    go: (delta) => window.history.go(delta),
  };

  private change(action: 'push' | 'replace', to: Parameters<Navigator['push']>[0], state: unknown): void {
    const path = typeof to === 'string' ? to : createPath(to);
    const entry: HistoryState = { usr: state ?? null, key: newKey() };
    // A second entry of the same address would make "back" do nothing.
    const isSame = new URL(path, window.location.href).href === window.location.href;
    const done = action === 'push' && !isSame ? 'push' : 'replace';
    if (done === 'push') window.history.pushState(entry, '', path);
    else window.history.replaceState(entry, '', path);
    this.listener(currentLocation(), done);
  }
}
