import type { Lifecycle, ParcelProps, ReactRemoteModule, RemoteProps } from '../contract/remote-module';
import { PRERENDERED } from '../remote/id-prefix';
import { renderOnServer } from './render-on-server';

/** A manifest as its file is read: of words, TypeScript knows only that they are text. */
export interface ManifestFile {
  id: string;
  contractVersion: number;
  routes: readonly { path: string; view: string; access: string; prerender: boolean }[];
  slots: readonly { name: string; view: string; prerender: boolean }[];
}

/** A view at one address, as a page shows it. */
export interface RemoteVisit {
  view: string;
  /** `main`, or the name of a slot. */
  slot: string;
  /** Pattern of the route, `*` for slots. */
  pattern: string;
  pathname: string;
  /** See `RouteAccess`. */
  access: string;
  prerender: boolean;
}

/** Address of the not-found page in tests; it must look the same at every other. */
const NOT_FOUND = '/not-found';

/**
 * Every page and slot of a manifest, with an address at which it can be opened.
 * @param pathnames addresses of routes with `:params`, by pattern; the pattern itself where there is none
 */
export function remoteVisits(
  { routes, slots }: ManifestFile,
  pathnames: Readonly<Record<string, readonly string[]>> = {},
): RemoteVisit[] {
  return [
    ...routes.flatMap(({ path, view, access, prerender }) =>
      (pathnames[path] ?? [path === '*' ? NOT_FOUND : path]).map((pathname) => ({
        ...{ view, access, prerender, pathname },
        ...{ slot: 'main', pattern: path },
      })),
    ),
    ...slots.map(({ name, view, prerender }) => ({
      ...{ view, prerender, slot: name, access: 'public' },
      ...{ pattern: '*', pathname: '/' },
    })),
  ];
}

function format(to: unknown): string {
  if (typeof to === 'string') return to;
  const {
    pathname = '',
    search = '',
    hash = '',
  } = to as { pathname?: string; search?: string; hash?: string };
  return pathname + search + hash;
}

function throwError(error: unknown): never {
  throw error;
}

function visitProps(
  { view, pattern, pathname }: RemoteVisit,
  onRemoteError: (error: unknown) => void,
): RemoteProps {
  const stay = () => undefined;
  return {
    view,
    pattern,
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    navigator: { createHref: format, push: stay, replace: stay, go: stay },
    onRetry: stay,
    onRemoteError,
  };
}

/** Static HTML of a visit, as the build renders it. */
export async function renderVisit(remote: ReactRemoteModule, visit: RemoteVisit): Promise<string> {
  await remote.prepare(visit.view);
  return renderOnServer(remote.element(visitProps(visit, throwError)), remote.id, visit.slot);
}

async function run(lifecycle: Lifecycle | Lifecycle[], props: ParcelProps): Promise<void> {
  for (const step of [lifecycle].flat()) await step(props);
}

/** A view that is mounted. */
interface MountedVisit {
  element: HTMLElement;
  /** What the view told the host, so far. */
  errors: unknown[];
  unmount: () => Promise<void>;
}

/**
 * Mounts a view as the host does.
 * @param html what the server put in its place; the view takes it over
 */
export async function mountVisit(
  remote: ReactRemoteModule,
  visit: RemoteVisit,
  html?: string,
): Promise<MountedVisit> {
  const element = document.createElement('div');
  element.dataset.slot = visit.slot;
  if (html !== undefined) {
    element.setAttribute(PRERENDERED, '');
    element.innerHTML = html;
  }
  document.body.append(element);
  const errors: unknown[] = [];
  const props = {
    ...visitProps(visit, (error) => void errors.push(error)),
    name: `${remote.id}-${visit.view}`,
    domElement: element,
  };
  await run(remote.bootstrap, props);
  await run(remote.mount, props);
  const unmount = async () => {
    await run(remote.unmount, props);
    element.remove();
  };
  return { element, errors, unmount };
}
