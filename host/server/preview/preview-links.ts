import { MissingReleaseError, UntrustedError, type ReleaseStore } from '@skora/registry';
import { assertValid, PreviewRefusal, readPreview, type Preview } from '@skora/registry/preview';
import type { Release } from '@skora/shared/contract';
import { NoAnswer, withDeadline } from '@skora/shared/utils';
import type { ReleaseResolver } from '../releases/release-resolver';

/** The owner’s file is looked at again after this long: a key may have been taken away. */
const OWNER_FRESH_MS = 30_000;
const KEPT_ANSWERS = 200;

/** A release that a link shows to this browser. */
export interface ShownPreview extends Preview {
  token: string;
  shown: Release;
}

/** What came of a link: the release, or a sentence for the person who opened it. */
export type PreviewAnswer =
  | { preview: ShownPreview }
  /** `isOver`: it will never show anything, so the browser need not keep it. */
  | { fault: string; isOver: boolean };

interface CheckedLink {
  until: number;
  checked: Promise<Preview>;
}

/** Opens preview links: signature, owner and time are checked for each request, the first two by what was read lately. */
export class PreviewLinks {
  private readonly links = new Map<string, CheckedLink>();

  constructor(
    private readonly store: ReleaseStore,
    private readonly resolver: ReleaseResolver,
    private readonly deadlineMs: number,
  ) {}

  async open(token: string): Promise<PreviewAnswer> {
    try {
      const preview = await this.check(token);
      assertValid(preview, Date.now());
      return { preview: { ...preview, token, shown: await this.readRelease(preview) } };
    } catch (error) {
      if (error instanceof PreviewRefusal) return { fault: error.message, isOver: true };
      return { fault: 'The registry does not answer. Load the page again for the preview.', isOver: false };
    }
  }

  private check(token: string): Promise<Preview> {
    const known = this.links.get(token);
    if (known && Date.now() < known.until) return known.checked;
    const reading = readPreview(this.store, token, Date.now());
    const checked = withDeadline(reading, this.deadlineMs, 'The registry');
    this.links.delete(token);
    this.links.set(token, { until: Date.now() + OWNER_FRESH_MS, checked });
    checked.catch((error: unknown) => {
      if (!(error instanceof PreviewRefusal)) this.links.delete(token);
    });
    const oldest = this.links.keys().next();
    if (this.links.size > KEPT_ANSWERS && !oldest.done) this.links.delete(oldest.value);
    return checked;
  }

  private async readRelease({ id, release }: Preview): Promise<Release> {
    const found = await this.resolver.read(id, release).catch((error: unknown) => {
      if (!(error instanceof UntrustedError || error instanceof MissingReleaseError)) throw error;
      throw new PreviewRefusal(
        `The preview of ${id} cannot be shown: its release ${release} could not be read. Ask its team to upload it again.`,
      );
    });
    if (this.resolver.isWhole(found)) return found;
    if (!this.resolver.isDamaged(found))
      throw new NoAnswer(`Files of ${id} ${release} could not be looked at.`);
    throw new PreviewRefusal(
      `The preview of ${id} cannot be shown: files of ${release} are missing or damaged. Ask its team to upload it again.`,
    );
  }
}
