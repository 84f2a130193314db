import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { identifierPrefix } from '../remote/id-prefix';

/** The build leaves them out: React would leave them behind when the page ends. */
const PICTURE_PRELOADS = /^(<link rel="preload" as="image"[^>]*>)+/;

/** HTML of an element as the build prerenders it into a slot of a remote, for hydration tests. */
export function renderOnServer(element: ReactElement, remoteId: string, slot: string): string {
  const html = renderToString(element, { identifierPrefix: identifierPrefix(remoteId, slot) });
  return html.replace(PICTURE_PRELOADS, '');
}
