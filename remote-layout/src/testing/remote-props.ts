import type { RemoteProps } from '@skora/shared/contract';
import { createPath, type Navigator, type To } from '@skora/shared/router';

/** Where a link or a handler asked the host to go. */
export interface Visit {
  to: string;
  state: unknown;
}

function formatAddress(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

/** The props a host gives, with a navigator that only takes notes. */
export function remoteProps(view: string, pathname = '/', key = 'first') {
  const visits: Visit[] = [];
  const note = (to: To, state?: unknown) => void visits.push({ to: formatAddress(to), state });
  const navigator: Navigator = { createHref: formatAddress, push: note, replace: note, go: () => undefined };
  const props: RemoteProps = {
    view,
    pattern: '*',
    location: { pathname, search: '', hash: '', state: null, key },
    navigator,
    onRetry: () => undefined,
    onRemoteError: (error) => {
      throw error;
    },
  };
  return { props, visits };
}
