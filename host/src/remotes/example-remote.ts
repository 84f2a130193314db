import type { PageRemote, ReactRemoteModule } from '@skora/shared/contract';
import { createRemote } from '@skora/shared/remote';
import type { ComponentType } from 'react';

interface Published {
  remote: PageRemote;
  module: ReactRemoteModule;
}

/** For tests: what the host's build and page hold, as far as remotes ask for it. */
export function provideExamples(): void {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: false,
    __SKORA_PROVIDED_VERSIONS__: new Proxy({}, { get: () => '1.0.0' }),
  });
}

/**
 * For tests: a remote as its container gives it to the federation runtime, which finds it in a global variable. Each of its
 * views may be a guest of a home page.
 * @param change of its module
 */
export function publishRemote(
  name: string,
  views: Readonly<Record<string, ComponentType>>,
  change: Partial<ReactRemoteModule> = {},
): Published {
  const id = `remote-${name}`;
  const loaders = Object.entries(views).map(([view, component]) => [
    view,
    () => Promise.resolve({ default: component }),
  ]);
  const made = createRemote({ id, views: Object.fromEntries(loaders) });
  const module = { ...made, ...change };
  const container = { init: () => undefined, get: async () => () => ({ default: module }) };
  Object.assign(globalThis, { [id.replaceAll('-', '_')]: container });
  const slots = Object.keys(views).map((view) => ({ name: `home:${name}`, view }));
  const entry = `/remotes/${id}/remoteEntry.js`;
  return { module, remote: { id, release: 'r', contractVersion: 1, entry, routes: [], slots } };
}
