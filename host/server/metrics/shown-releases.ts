import { Gauge } from 'prom-client';
import { STABLE_BUCKET } from '../canary/canary';
import type { ReleaseResolver } from '../releases/release-resolver';
import type { SiteMetrics } from './site-metrics';

const FRESH_MS = 5_000;
const CANARY_BUCKET = 0;

/** Tells which releases visitors get, and how many remotes have none that can be shown. */
export function tellShownReleases(metrics: SiteMetrics, resolver: ReleaseResolver): void {
  const registers = [metrics.registry];
  const shown = new Gauge({
    name: 'skora_release_shown',
    help: '1 for each release that visitors get, by remote and side: stable, canary',
    labelNames: ['remote', 'release', 'side'],
    registers,
  });
  const missing = new Gauge({
    name: 'skora_remotes_missing',
    help: 'Remotes that are registered and of which no release can be shown',
    registers,
  });
  metrics.addReading('releases', FRESH_MS, async () => {
    const stable = await resolver.resolve(STABLE_BUCKET);
    const canary = await resolver.resolve(CANARY_BUCKET);
    const canaries = resolver.canaries();
    shown.reset();
    for (const { id: remote, release } of [...stable.releases, ...canary.releases]) {
      const side = canaries.get(remote)?.release === release ? 'canary' : 'stable';
      shown.set({ remote, release, side }, 1);
    }
    missing.set(stable.missing.length);
  });
}
