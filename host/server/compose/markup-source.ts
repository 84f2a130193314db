import type { Release } from '@skora/shared/contract';
import { withDeadline } from '@skora/shared/utils';
import type { ReleaseFiles } from '../releases/release-files';
import { releaseUrl, remoteUrl, type Part } from './page-assets';

/** Static HTML of a part; `lost` when it exists but the registry did not give it. */
type Markup = { html: string | null; lost: boolean };

/** Builds write the addresses of pictures for this site. */
function fromRelease(html: string | undefined, release: Release): string | null {
  return html?.replaceAll(remoteUrl(release.id, ''), releaseUrl(release, '')) ?? null;
}

/** Finds the prerendered HTML of a part: fragments are in the release, pages of dynamic routes in files beside it. */
export class MarkupSource {
  constructor(
    private readonly files: ReleaseFiles,
    private readonly deadlineMs: number,
  ) {}

  async markup({ release, key, file }: Part): Promise<Markup> {
    if (file === undefined) {
      const fragment = release.fragments.find((candidate) => candidate.key === key);
      return { html: fromRelease(fragment?.html, release), lost: false };
    }
    const read = this.files.read(release.id, file);
    const bytes = await withDeadline(read, this.deadlineMs, 'The registry').catch(() => null);
    return { html: fromRelease(bytes?.toString('utf8'), release), lost: bytes === null };
  }
}
