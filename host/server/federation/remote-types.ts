import type { Release } from '@skora/shared/contract';

/**
 * `remote-module.ts` of the contract, for a program that has none of our packages: what it takes from the router is written out as far
 * as a remote needs it. A test compares both.
 */
const CONTRACT = `/** Props that each parcel gets at mount and at every update. */
export interface RemoteProps {
  view: View;
  /** Pattern of the matched route (params), \`*\` for slots. */
  pattern: string;
  location: Location;
  navigator: Navigator;
  /** Drops the broken parcel and loads it again. */
  onRetry: () => void;
  /** Where errors go that the remote could not handle itself. */
  onRemoteError: (error: unknown) => void;
  /** To be called when the remote shows a message of its own in place of the view. */
  onViewLost?: () => void;
}

/** Of \`react-router-dom\`. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

export type To = string | { pathname?: string; search?: string; hash?: string };

/** Of \`react-router-dom\`. */
export interface Navigator {
  createHref(to: To): string;
  go(delta: number): void;
  push(to: To, state?: unknown, options?: object): void;
  replace(to: To, state?: unknown, options?: object): void;
}

/** What single-spa adds to RemoteProps. */
export interface ParcelProps extends RemoteProps {
  name: string;
  domElement: HTMLElement;
}

/** One lifecycle function, or several that run one after the other. */
export type Lifecycle = (props: ParcelProps) => Promise<unknown>;

export interface RemoteModule {
  id: Id;
  contractVersion: ContractVersion;
  /** Names of the views it can show. */
  views: readonly View[];
  /** Downloads the code of a view. Rejects when the download fails; calling again tries again. */
  prepare: (view: View) => Promise<void>;
  bootstrap: Lifecycle | Lifecycle[];
  mount: Lifecycle | Lifecycle[];
  update: Lifecycle | Lifecycle[];
  unmount: Lifecycle | Lifecycle[];
}

declare const remote: RemoteModule;
export default remote;
`;

/** Declarations of what a release exposes as `./remote`, as the text of a `.d.ts` file that imports nothing. */
export function remoteTypes({ id, release, manifest }: Release): string {
  const views = new Set([...manifest.routes, ...manifest.slots].map(({ view }) => JSON.stringify(view)));
  return `// ${id}, release ${release}

export type Id = ${JSON.stringify(id)};
export type ContractVersion = ${manifest.contractVersion};
export type View = ${[...views].sort().join(' | ') || 'never'};

${CONTRACT}`;
}

/** Declarations by which a program’s `loadRemote()` knows the module. Consumers put the name in that they gave to the remote. */
export const API_TYPES = `export type RemoteKeys = 'REMOTE_ALIAS_IDENTIFIER/remote';
type PackageType<T> = T extends RemoteKeys ? typeof import('REMOTE_ALIAS_IDENTIFIER/remote') : unknown;
`;
