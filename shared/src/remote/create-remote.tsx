import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import { CONTRACT_VERSION } from '../contract/contract-version';
import type { Lifecycle, ParcelProps, ReactRemoteModule, RemoteProps } from '../contract/remote-module';
import { useEarlyInput } from './early-input';
import { hydratingClient } from './hydrating-client';
import { dropMarkup, hasKeptMarkup } from './kept-markup';
import { RemoteFailed } from './remote-failed';
import { RemoteRoot } from './remote-root';
import { createViewCache, type ViewLoader } from './view-loader';

interface RemoteDefinition {
  /** The remote's id, as in its manifest. */
  id: string;
  /** View name of the manifest → how to download it. */
  views: Readonly<Record<string, ViewLoader>>;
}

interface RootProps extends ParcelProps {
  /** Another one with each mount and update. */
  onCommitted: () => void;
}

/**
 * Ends a lifecycle as soon as React has committed what it is about. single-spa-react says so from a timer: a slow phone draws a
 * frame before that, without the new view, and an update that follows at once is told of the mount's end.
 */
function untilCommitted(lifecycle: Lifecycle): Lifecycle {
  return (props) =>
    new Promise<void>((onCommitted, reject) => {
      lifecycle({ ...props, onCommitted } as ParcelProps).catch(reject);
    });
}

/**
 * Makes the module a remote exposes: single-spa lifecycles around its views, with error boundary, hydration of
 * prerendered markup and downloads solved once for everybody.
 * @example
 * export default createRemote({ id: 'remote-auth', views: { login: () => import('./routes/login') } });
 */
export function createRemote({ id, views }: RemoteDefinition): ReactRemoteModule {
  const cache = createViewCache(id, views);
  const reporters = new WeakMap<Element, (error: unknown) => void>();
  function Root(props: RootProps) {
    const { domElement, onCommitted } = props;
    useEarlyInput(hasKeptMarkup(domElement) ? domElement : null);
    React.useLayoutEffect(onCommitted, [onCommitted]);
    return <RemoteRoot {...props} component={cache.component} />;
  }

  const lifecycles = singleSpaReact<RootProps>({
    React,
    ReactDOMClient: hydratingClient(id, (error, container) => reporters.get(container)?.(error)) as never,
    renderType: 'createRoot',
    rootComponent: Root,
    errorBoundary: (_error, _info, props) => {
      const { domElement, onRetry, onViewLost, onCommitted } = props as RootProps;
      return (
        <RemoteFailed
          container={domElement}
          onRetry={onRetry}
          onShown={onViewLost}
          onCommitted={onCommitted}
        />
      );
    },
  });

  const prepareView: Lifecycle = async (props) => {
    reporters.set(props.domElement, props.onRemoteError);
    await cache.prepare(props.view);
  };

  const dropOldMarkup: Lifecycle = async (props) => dropMarkup(props.domElement);

  return {
    id,
    contractVersion: CONTRACT_VERSION,
    views: cache.names,
    prepare: cache.prepare,
    bootstrap: lifecycles.bootstrap as Lifecycle,
    mount: [prepareView, untilCommitted(lifecycles.mount as Lifecycle)],
    update: [prepareView, dropOldMarkup, untilCommitted(lifecycles.update as Lifecycle)],
    unmount: lifecycles.unmount as Lifecycle,
    element: (props: RemoteProps) => <RemoteRoot {...props} component={cache.component} />,
  };
}
