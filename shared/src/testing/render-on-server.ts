import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { identifierPrefix } from '../remote/id-prefix';

/** HTML of an element as the build prerenders it into a slot of a remote, for hydration tests. */
export function renderOnServer(element: ReactElement, remoteId: string, slot: string): string {
  return renderToString(element, { identifierPrefix: identifierPrefix(remoteId, slot) });
}
