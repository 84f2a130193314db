import { findTakers } from '../releases/taken-places';
import type { ResolvedSite } from '../releases/release-resolver';
import type { ShownPreview } from './preview-links';

/**
 * The site with previewed releases in place of what everybody gets. One that takes a page or a slot of another remote is left out:
 * it may be older than what is live by now.
 * @returns the site, what is shown in it, and a sentence for each that was left out
 */
export function withPreviews(
  site: ResolvedSite,
  previews: readonly ShownPreview[],
): { site: ResolvedSite; previews: readonly ShownPreview[]; faults: string[] } {
  if (previews.length === 0) return { site, previews, faults: [] };
  const live = new Map(site.releases.map((release) => [release.id, release]));
  const wanted = new Map([...live, ...previews.map(({ id, shown }) => [id, shown] as const)]);
  const takers = findTakers([...wanted.values()], (id) => live.get(id) ?? null);
  for (const id of takers.keys()) {
    const before = live.get(id);
    if (before) wanted.set(id, before);
    else wanted.delete(id);
  }
  const releases = [...wanted.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const missing = site.missing.filter((id) => !wanted.has(id));
  const shown = previews.filter(({ id }) => !takers.has(id));
  return { site: { ...site, releases, missing }, previews: shown, faults: [...takers.values()] };
}
