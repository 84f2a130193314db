import type { Beacon } from '../../src/watch/beacon';
import { nameBuild } from '../files/host-assets';
import { EXAMPLE_ASSETS } from '../testing/example-site';

/** Name of the host's build in tests. */
export const EXAMPLE_BUILD = nameBuild(EXAMPLE_ASSETS);

/** What a page with the release of the tests tells when it has loaded. */
export function exampleBeacon(change: Partial<Beacon> = {}): Beacon {
  return {
    v: 1,
    part: 'load',
    host: EXAMPLE_BUILD,
    remotes: [{ id: 'remote-marketing', release: 'aaaaaa111111' }],
    slots: [{ id: 'remote-marketing', view: 'home', ms: 120 }],
    errors: [],
    reported: [0, 0],
    vitals: {},
    longTasks: 0,
    navigations: [],
    ...change,
  };
}
