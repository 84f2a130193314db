import * as ReactDOMClient from 'react-dom/client';
import type { ReactNode } from 'react';
import { identifierPrefix, PRERENDERED } from './id-prefix';
import { keepMarkup } from './kept-markup';

type Client = Pick<typeof ReactDOMClient, 'createRoot'>;

/**
 * `react-dom/client` for single-spa-react, whose first render hydrates when the slot holds prerendered markup.
 * single-spa-react cannot choose by container itself: its `renderType()` gets no argument.
 */
export function hydratingClient(
  remoteId: string,
  onError: (error: unknown, container: Element) => void,
): Client {
  return {
    createRoot(container) {
      const element = container as Element;
      const options = {
        identifierPrefix: identifierPrefix(remoteId, element.getAttribute('data-slot') ?? 'main'),
        onCaughtError: (error: unknown) => onError(error, element),
        onUncaughtError: (error: unknown) => onError(error, element),
        onRecoverableError: (error: unknown) => onError(error, element),
      };
      let root: ReactDOMClient.Root | null = null;
      return {
        render(children: ReactNode) {
          if (root) {
            root.render(children);
          } else if (element.hasAttribute(PRERENDERED)) {
            keepMarkup(element);
            element.removeAttribute(PRERENDERED);
            root = ReactDOMClient.hydrateRoot(element, children, options);
          } else {
            root = ReactDOMClient.createRoot(element, options);
            root.render(children);
          }
        },
        unmount() {
          root?.unmount();
        },
      };
    },
  };
}
