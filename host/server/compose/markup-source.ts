import { withDeadline } from '@skora/shared/utils';
import type { ReleaseFiles } from '../releases/release-files';
import { REGISTRY_DEADLINE_MS } from '@skora/registry';
import type { Part } from './page-assets';

/** Static HTML of a part; `lost` when it exists but the registry did not give it. */
type Markup = { html: string | null; lost: boolean };

/** Finds the prerendered HTML of a part: fragments are in the release, pages of dynamic routes in files beside it. */
export class MarkupSource {
  constructor(private readonly files: ReleaseFiles) {}

  async markup({ release, key, file }: Part): Promise<Markup> {
    if (file === undefined) {
      const fragment = release.fragments.find((candidate) => candidate.key === key);
      return { html: fragment?.html ?? null, lost: false };
    }
    const read = this.files.read(release.id, file);
    const bytes = await withDeadline(read, REGISTRY_DEADLINE_MS, 'The registry').catch(() => null);
    return { html: bytes?.toString('utf8') ?? null, lost: bytes === null };
  }
}
