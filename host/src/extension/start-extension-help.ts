import type { PageState } from '@skora/shared/contract';

/** What Module Federation keeps of the page, for its tools. */
interface FederationGlobal {
  __FEDERATION__?: { __GLOBAL_PLUGIN__?: { name: string }[] };
}

/** Name of the plugin that the Chrome extension of Module Federation puts into every page. */
const EXTENSION = 'mf-devtool';

/**
 * Tells the Chrome extension of Module Federation what the page is made of, where it is installed. Other browsers load nothing
 * for it: the runtime of the host knows remotes by their containers and makes no snapshot.
 */
export function startExtensionHelp({ remotes, watch }: PageState): void {
  const { __GLOBAL_PLUGIN__: plugins = [] } = (globalThis as FederationGlobal).__FEDERATION__ ?? {};
  if (!plugins.some(({ name }) => name.startsWith(EXTENSION))) return;
  void import(/* webpackChunkName: "extension" */ './write-snapshot')
    .then(({ writeSnapshot }) => writeSnapshot(remotes, watch?.build))
    .catch(console.warn);
}
