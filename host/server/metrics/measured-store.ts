import type { ReleaseStore } from '@skora/registry';
import type { SiteMetrics } from './site-metrics';

/** The same store, whose reads are measured. */
export function measuredStore(store: ReleaseStore, metrics: SiteMetrics): ReleaseStore {
  return {
    ...store,
    read: (path) => metrics.measureRead(() => store.read(path)),
    size: (path) => metrics.measureRead(() => store.size(path)),
    readVersioned: (path) => metrics.measureRead(() => store.readVersioned(path)),
    list: (folder) => metrics.measureRead(() => store.list(folder)),
    listWritten: (folder) => metrics.measureRead(() => store.listWritten(folder)),
  };
}
