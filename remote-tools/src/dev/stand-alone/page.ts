import '@skora/shared/base.css';
import './page.css';
import { findRoute, type Lifecycle, type ParcelProps, type RemoteManifest } from '@skora/shared/contract';
import { onEvent } from '@skora/shared/events';
import { provideTestConfig } from '@skora/shared/testing';
import givenManifest from 'stand-alone/manifest';
import remote from 'stand-alone/remote';
import { choosePerson, PEOPLE } from './people';

/**
 * A page that shows one remote without the site: its pages at their own addresses, for the person that is chosen. The
 * kernel is the real one; header, footer, guards and other remotes are the site's.
 */
const manifest = givenManifest as RemoteManifest;

interface Shown {
  props: ParcelProps;
  /** What must stay the same for an update to be enough. */
  place: string;
}

const main = document.querySelector('main') ?? document.body;
let shown: Shown | null = null;
let turn: Promise<void> = Promise.resolve();

async function run(lifecycle: Lifecycle | Lifecycle[], props: ParcelProps): Promise<void> {
  for (const step of [lifecycle].flat()) await step(props);
}

async function leave(): Promise<void> {
  if (shown) await run(remote.unmount, shown.props);
  shown?.props.domElement.remove();
  shown = null;
}

function readAddress(to: unknown): string {
  if (typeof to === 'string') return to;
  const { pathname = location.pathname, search = '', hash = '' } = to as Partial<Location>;
  return pathname + search + hash;
}

function go(change: () => void): void {
  change();
  show();
}

const navigator: ParcelProps['navigator'] = {
  createHref: readAddress,
  push: (to, state) => go(() => history.pushState(state ?? null, '', readAddress(to))),
  replace: (to, state) => go(() => history.replaceState(state ?? null, '', readAddress(to))),
  go: (steps) => history.go(steps),
};

function makeProps(view: string, pattern: string, domElement: HTMLElement): ParcelProps {
  const { pathname, search, hash } = location;
  return {
    ...{ name: `${remote.id}-${view}`, domElement, view, pattern, navigator },
    location: { pathname, search, hash, state: history.state as unknown, key: String(performance.now()) },
    onRetry: () => show(true),
    onRemoteError: (error) => console.error(error),
  };
}

async function showNow(anew: boolean): Promise<void> {
  const found = findRoute(manifest.routes, location.pathname);
  if (!found) {
    await leave();
    main.textContent = `${manifest.id} has no page at ${location.pathname}. Choose one above.`;
    return;
  }
  const { path, view, background, title } = found.route;
  document.documentElement.dataset.background = background;
  document.title = title;
  if (shown && !anew && shown.place === path) {
    shown.props = makeProps(view, path, shown.props.domElement);
    return run(remote.update, shown.props);
  }
  await leave();
  const element = document.createElement('div');
  main.replaceChildren(element);
  shown = { place: path, props: makeProps(view, path, element) };
  await run(remote.bootstrap, shown.props);
  await run(remote.mount, shown.props);
}

/** @param anew mounts what is there already once more */
function show(anew = false): void {
  turn = turn.then(() => showNow(anew)).catch((error: unknown) => console.error(error));
}

function addToast({ kind, message }: { kind: string; message: string }): void {
  const toast = document.createElement('p');
  toast.className = 'sk-stand-alone-toast';
  toast.dataset.kind = kind;
  toast.textContent = message;
  document.querySelector('[role="status"]')?.append(toast);
  setTimeout(() => toast.remove(), 4_000);
}

function addBar(bar: Element): void {
  const links = manifest.routes
    .filter(({ path }) => path !== '*')
    .map(({ path }) => {
      const link = document.createElement('a');
      link.href = path;
      link.textContent = path;
      link.addEventListener('click', (event) => {
        event.preventDefault();
        navigator.push(path);
      });
      return link;
    });
  const select = document.createElement('select');
  select.setAttribute('aria-label', 'Who is here');
  for (const name of Object.keys(PEOPLE)) select.append(new Option(name, name));
  select.addEventListener('change', () => {
    choosePerson(select.value);
    show(true);
  });
  bar.prepend(`${manifest.id}, stand-alone`, ...links, select);
}

provideTestConfig();
choosePerson(Object.keys(PEOPLE)[0] ?? '');
onEvent('shell:toast-requested', addToast);
addBar(document.querySelector('header') ?? document.body);
addEventListener('popstate', () => show());
show();
