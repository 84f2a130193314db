import { bounded } from '../registry/bounded';
import { registryPaths, type ReleaseStore } from '../registry';
import type { Part } from './page-assets';

/** Static HTML of a part; `lost` when it exists but the registry did not give it. */
export type Markup = { html: string | null; lost: boolean };

/** Finds the prerendered HTML of a part: fragments are in the release, pages of dynamic routes in files beside it. */
export class MarkupSource {
  constructor(private readonly store: ReleaseStore) {}

  async markup({ release, key, file }: Part): Promise<Markup> {
    if (file === undefined) {
      const fragment = release.fragments.find((candidate) => candidate.key === key);
      return { html: fragment?.html ?? null, lost: false };
    }
    const bytes = await bounded(this.store.read(registryPaths.file(release.id, file))).catch(() => null);
    return { html: bytes?.toString('utf8') ?? null, lost: bytes === null };
  }
}
