import type { ReactElement } from 'react';
import type { Location, Navigator } from 'react-router-dom';

/** Props the host gives each parcel at mount and at every update. */
export interface RemoteProps {
  view: string;
  /** Pattern of the matched route (params), `*` for slots. */
  pattern: string;
  location: Location;
  navigator: Navigator;
  /** Drops the broken parcel and loads it again. */
  onRetry: () => void;
  /** Where errors go that the remote could not handle itself. */
  onRemoteError: (error: unknown) => void;
  /** To be called when the remote shows a message of its own in place of the view. The next page is mounted anew then. */
  onViewLost?: () => void;
}

/** What single-spa adds to {@link RemoteProps}. */
export interface ParcelProps extends RemoteProps {
  name: string;
  domElement: HTMLElement;
}

/** One lifecycle function, or several that run one after the other. */
export type Lifecycle = (props: ParcelProps) => Promise<unknown>;

/**
 * The only module a remote exposes (`./remote`). `createRemote()` of `@skora/shared/remote` makes it for remotes that share
 * React with the host; others bring the lifecycles of a framework of their own.
 */
export interface RemoteModule {
  id: string;
  contractVersion: number;
  /** Names of the views it can show. */
  views: readonly string[];
  /** Downloads the code of a view. Rejects when the download fails; calling again tries again. */
  prepare: (view: string) => Promise<void>;
  bootstrap: Lifecycle | Lifecycle[];
  mount: Lifecycle | Lifecycle[];
  update: Lifecycle | Lifecycle[];
  unmount: Lifecycle | Lifecycle[];
}

/** A remote that shares React with the host, and can be prerendered therefore. */
export interface ReactRemoteModule extends RemoteModule {
  /** The remote's own React tree, for prerendering. `prepare(view)` must have resolved. */
  element: (props: RemoteProps) => ReactElement;
}
