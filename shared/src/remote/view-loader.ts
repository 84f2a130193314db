import type { ComponentType } from 'react';

/** Downloads a view: `() => import('./routes/login')`, whose default export is the component. */
export type ViewLoader = () => Promise<{ default: ComponentType }>;

/** The views of a remote with those already downloaded. */
interface ViewCache {
  names: readonly string[];
  /** Rejects when the download fails; the next call tries again. */
  prepare: (view: string) => Promise<void>;
  /** @throws when `prepare(view)` has not resolved */
  component: (view: string) => ComponentType;
}

/** Keeps downloaded views, so that rendering one never suspends: a suspended hydration would wipe its markup. */
export function createViewCache(remoteId: string, loaders: Readonly<Record<string, ViewLoader>>): ViewCache {
  const loaded = new Map<string, ComponentType>();
  return {
    names: Object.keys(loaders),
    prepare: async (view) => {
      if (loaded.has(view)) return;
      const load = loaders[view];
      if (!load)
        throw new Error(`${remoteId} has no view "${view}"; its manifest and createRemote() disagree.`);
      const module: Partial<Awaited<ReturnType<ViewLoader>>> = await load();
      if (!module.default) throw new Error(`View "${view}" of ${remoteId} has no default export.`);
      loaded.set(view, module.default);
    },
    component: (view) => {
      const component = loaded.get(view);
      if (!component)
        throw new Error(`View "${view}" of ${remoteId} was rendered before prepare() resolved.`);
      return component;
    },
  };
}
