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

/** React asks for pictures ahead, right before the markup that has them; it would leave that behind when the page ends. */
const PICTURE_PRELOADS = /^(<link rel="preload" as="image"[^>]*>)+/;

/** What a person needs to mend a view: which one it is, where it failed, and what it may rely on. */
function describeFailure(module: ReactRemoteModule, { view, pathname }: ViewToRender, error: unknown): Error {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const place = stack.split('\n').find((line) => /^\s+at /.test(line)) ?? '';
  const remedy = /^(Reference|Type)Error$/.test(name)
    ? '\nIt is rendered in Node when it is built, without window and document: use them in effects and event handlers, ' +
      'or set "prerender" to false in the manifest.'
    : '';
  return new Error(
    `View "${view}" of ${module.id} cannot be prerendered at ${pathname}: ${message}\n${place}${remedy}`,
    { cause: error },
  );
}

/** @throws the first error of the view */
async function render(
  module: ReactRemoteModule,
  { view, slot, pattern, pathname }: ViewToRender,
): Promise<string> {
  await module.prepare(view);
  const errors: unknown[] = [];
  // Thrown from here, it would end the process; and what a Suspense catches does not reject.
  const keep = (error: unknown) => void errors.push(error);
  const element = module.element({
    view,
    pattern,
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    navigator,
    onRetry: () => undefined,
    onRemoteError: keep,
  });
  const { prelude } = await prerender(element, {
    identifierPrefix: identifierPrefix(module.id, slot),
    // The default splits long pages into templates and inline scripts, which the CSP forbids.
    progressiveChunkSize: Infinity,
    onError: keep,
  });
  if (errors.length > 0) throw errors[0];
  return (await new Response(prelude).text()).replace(PICTURE_PRELOADS, '');
}

/** Static HTML of a view. @throws for its first error, in words that name the view */
export async function renderView(module: ReactRemoteModule, wanted: ViewToRender): Promise<string> {
  try {
    return await render(module, wanted);
  } catch (error) {
    throw describeFailure(module, wanted, error);
  }
}
