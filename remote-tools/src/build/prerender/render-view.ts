import { prerender } from 'react-dom/static';
import { identifierPrefix } from '@skora/shared/remote/id-prefix';
import type { ReactRemoteModule } from '@skora/shared/contract';

interface To {
  pathname?: string;
  search?: string;
  hash?: string;
}

/** One view to render, at one address. */
interface ViewToRender {
  view: string;
  /** `main`, or the name of a slot. */
  slot: string;
  pattern: string;
  pathname: string;
}

function makeHref({ pathname = '/', search = '', hash = '' }: To): string {
  return `${pathname}${search}${hash}`;
}

const navigator = {
  createHref: (to: unknown) => (typeof to === 'string' ? to : makeHref(to as To)),
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};

function rethrow(error: unknown): never {
  throw error;
}

/** Static HTML of a view. Rejects with the first error of the view. */
export async function renderView(
  module: ReactRemoteModule,
  { view, slot, pattern, pathname }: ViewToRender,
): Promise<string> {
  await module.prepare(view);
  const element = module.element({
    view,
    pattern,
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    navigator,
    onRetry: () => undefined,
    onRemoteError: rethrow,
  });
  const { prelude } = await prerender(element, {
    identifierPrefix: identifierPrefix(module.id, slot),
    // The default splits long pages into templates and inline scripts, which the CSP forbids.
    progressiveChunkSize: Infinity,
    onError: rethrow,
  });
  return new Response(prelude).text();
}
