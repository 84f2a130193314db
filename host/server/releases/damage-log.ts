import type { Release } from '@skora/shared/contract';
import { withDeadline } from '@skora/shared/utils';
import type { ReleaseFiles } from './release-files';

/** A damaged release is looked at again after this long, in ms: it may have been mended in place. */
export const DAMAGE_FRESH_MS = 10_000;

function keyOf({ id, release }: Release): string {
  return `${id}@${release}`;
}

/** Knows which releases have all their files as they list them. */
export class DamageLog {
  /** Releases that are damaged, or of which that is not known yet, and since when. */
  private readonly damagedAt = new Map<string, number>();
  private readonly damaged = new Set<string>();

  constructor(
    private readonly files: ReleaseFiles,
    private readonly deadlineMs: number,
  ) {}

  /** Whether files of a release are known to be missing or damaged. */
  isDamaged(release: Release): boolean {
    return this.damaged.has(keyOf(release));
  }

  /** False while files of a release are missing or damaged, or nothing is known of them. */
  isWhole(release: Release): boolean {
    return !this.damagedAt.has(keyOf(release));
  }

  /** Looks whether each file of a release is there as listed; until that is known it counts as damaged. */
  async look(release: Release): Promise<void> {
    const key = keyOf(release);
    this.damagedAt.set(key, Date.now());
    const looked = this.files.findDamaged(release).then((damaged) => {
      if (damaged.length > 0) return this.damaged.add(key);
      this.damaged.delete(key);
      return this.damagedAt.delete(key);
    });
    await withDeadline(looked, this.deadlineMs, 'The registry').catch(() => undefined);
  }

  /** Looks at a release that was damaged a while ago. */
  async lookAgain(release: Release): Promise<void> {
    const since = Date.now() - (this.damagedAt.get(keyOf(release)) ?? Infinity);
    if (since > DAMAGE_FRESH_MS) await this.look(release);
  }
}
