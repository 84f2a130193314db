import type { Canary, Pointer, Release } from '@skora/shared/contract';
import { withDeadline } from '@skora/shared/utils';
import { chooseRelease, findSide } from '../canary/canary';
import { DAMAGE_FRESH_MS, DamageLog } from './damage-log';
import type { LastGood } from './last-good';
import type { ReleaseFiles } from './release-files';
import { SharedWork } from './shared-work';
import { findTakers } from './taken-places';
import {
  readPointer,
  readSignedRelease,
  registeredRemotes,
  REGISTRY_DEADLINE_MS,
  UntrustedError,
  type ReleaseStore,
} from '@skora/registry';
import type { Side } from '@skora/registry/watch';

const POINTERS_FRESH_MS = 1_000;
const KEPT_RELEASES = 60;
/** A signature is looked at again after this long: its key may have been taken away. */
const SIGNATURE_FRESH_MS = 30_000;

/** What one visitor gets: a release per remote. */
export interface ResolvedSite {
  releases: Release[];
  /** Remotes that are known but for which nothing could be found. */
  missing: string[];
  /** Visitors need a bucket as soon as a remote has a canary. */
  hasCanary: boolean;
  /** Names the set of releases. */
  signature: string;
}

/** Turns pointers into releases; shows the last good ones when the registry is unreachable or holds garbage. */
export class ReleaseResolver {
  private pointers = new Map<string, Pointer>();
  private readAt = 0;
  private reading: Promise<void> | null = null;
  private readonly releases = new Map<string, Release>();
  private readonly damage: DamageLog;
  /** Releases that are being read, and those whose signature is: each visitor who waits for one waits for the same. */
  private readonly newReleases = new SharedWork<Release>();
  private readonly signedReleases = new SharedWork<Release>();
  /** When the signature of a release is looked at again. */
  private readonly signedUntil = new Map<string, number>();
  /** Releases that could not be read lately, with the reason. */
  private readonly unread = new Map<string, { at: number; error: unknown }>();
  private readonly warned = new Set<string>();
  /** Releases that take a place of another remote, of the set that was asked for last. */
  private takers: { key: string; reasons: ReadonlyMap<string, string> } = { key: '', reasons: new Map() };

  constructor(
    private readonly store: ReleaseStore,
    private readonly lastGood: LastGood,
    files: ReleaseFiles,
    private readonly warn: (message: string) => void,
    private readonly deadlineMs = REGISTRY_DEADLINE_MS,
  ) {
    this.damage = new DamageLog(files, deadlineMs);
  }

  /** @param bucket 0–99, see canary.ts */
  async resolve(bucket: number): Promise<ResolvedSite> {
    await this.refresh();
    const isRetired = (id: string) => this.pointers.get(id)?.retired === true;
    const known = [...new Set([...this.pointers.keys(), ...this.lastGood.ids])].sort();
    const ids = known.filter((id) => !isRetired(id));
    // A later process that finds the registry down must not show them.
    await Promise.all(known.filter(isRetired).map((id) => this.lastGood.forget(id)));
    const found = await this.leaveOutTakers(await Promise.all(ids.map((id) => this.releaseFor(id, bucket))));
    const releases = found.filter((release) => release !== null);
    await Promise.all(releases.map((release) => this.keepGood(release)));
    return {
      releases,
      missing: ids.filter((_id, index) => found[index] === null),
      hasCanary: [...this.pointers.values()].some((pointer) => pointer.canary !== undefined),
      signature: releases.map(({ id, release }) => `${id}@${release}`).join(' '),
    };
  }

  /**
   * On which side a release of an open page counts, by what is known at this moment: whoever tells of a page does not wait
   * for the registry. The next one is judged by newer pointers.
   * @returns null for a release that nobody can have got
   */
  sideOf(id: string, release: string): Side | null {
    void this.refresh();
    const pointer = this.pointers.get(id);
    if (pointer) return findSide(pointer, release);
    return this.lastGood.get(id)?.release === release ? 'stable' : null;
  }

  /** Releases that visitors get now and that were read already, stable ones first. */
  liveReleases(): { release: Release; side: Side }[] {
    return (['stable', 'canary'] as const).flatMap((side) =>
      [...this.pointers].flatMap(([id, { stable, canary }]) => {
        const name = side === 'stable' ? stable : canary?.release;
        const release = this.releases.get(`${id}@${name}`);
        return release ? [{ release, side }] : [];
      }),
    );
  }

  /** The canaries that there are now, by the id of their remote. */
  canaries(): ReadonlyMap<string, Canary> {
    return new Map([...this.pointers].flatMap(([id, { canary }]) => (canary ? [[id, canary] as const] : [])));
  }

  private async refresh(): Promise<void> {
    if (Date.now() - this.readAt < POINTERS_FRESH_MS) return;
    this.reading ??= this.readPointers().finally(() => {
      this.reading = null;
    });
    await this.reading;
  }

  private async readPointers(): Promise<void> {
    try {
      const ids = await withDeadline(registeredRemotes(this.store), this.deadlineMs, 'The registry');
      const reads = Promise.allSettled(ids.map((id) => readPointer(this.store, id)));
      const results = await withDeadline(reads, this.deadlineMs, 'The registry');
      const next = new Map<string, Pointer>();
      for (const [index, id] of ids.entries()) {
        const result = results[index];
        const pointer = result?.status === 'fulfilled' ? result.value : (this.pointers.get(id) ?? null);
        if (result?.status === 'rejected') this.warn(String(result.reason));
        if (pointer) next.set(id, pointer);
      }
      this.pointers = next;
    } catch (error) {
      this.warn(`The registry does not answer, the last good releases stay: ${String(error)}`);
    }
    this.readAt = Date.now();
  }

  private async releaseFor(id: string, bucket: number): Promise<Release | null> {
    const pointer = this.pointers.get(id);
    if (!pointer) return this.findLastGood(id);
    try {
      const release = await this.read(id, chooseRelease(pointer, bucket));
      return this.isWhole(release) ? release : ((await this.findLastGood(id)) ?? release);
    } catch (error) {
      this.warnOnce(String(error));
      return this.findLastGood(id);
    }
  }

  /** Puts the last good release in place of one that takes a path or slot of another remote. */
  private async leaveOutTakers(found: (Release | null)[]): Promise<(Release | null)[]> {
    const releases = found.filter((release) => release !== null);
    const name = (release: Release | null) => `${release?.id}@${release?.release}`;
    const key = releases.flatMap((one) => [name(one), name(this.lastGood.get(one.id))]).join();
    // The same for all visitors of a set of releases.
    if (this.takers.key !== key) {
      this.takers = { key, reasons: findTakers(releases, (id) => this.lastGood.get(id)) };
    }
    const { reasons } = this.takers;
    return Promise.all(
      found.map((release) => {
        const reason = release && reasons.get(release.id);
        if (!reason) return release;
        this.warnOnce(reason);
        return this.findLastGood(release.id);
      }),
    );
  }

  private async keepGood(release: Release): Promise<void> {
    const isStable = this.pointers.get(release.id)?.stable === release.release;
    if (isStable && this.isWhole(release)) await this.lastGood.keep(release);
  }

  /** The release that was shown last, unless its owner's file no longer stands for it. */
  private async findLastGood(id: string): Promise<Release | null> {
    const release = this.lastGood.get(id);
    if (!release) return null;
    try {
      await this.checkSignature(`${id}@${release.release}`, release);
      return release;
    } catch (error) {
      this.warnOnce(String(error));
      return null;
    }
  }

  /** Reads a release as its owner signed it; rejects when it is missing or must not be shown. */
  async read(id: string, name: string): Promise<Release> {
    const key = `${id}@${name}`;
    const known = this.releases.get(key);
    if (known) {
      await this.checkSignature(key, known);
      await this.damage.lookAgain(known);
      return known;
    }
    return this.newReleases.get(key, () => this.readNew(id, name));
  }

  private async readNew(id: string, name: string): Promise<Release> {
    const release = await this.readSigned(id, name);
    await this.damage.look(release);
    this.releases.set(`${id}@${name}`, release);
    const oldest = this.releases.keys().next();
    if (this.releases.size > KEPT_RELEASES && !oldest.done) this.releases.delete(oldest.value);
    return release;
  }

  private readSigned(id: string, name: string): Promise<Release> {
    return this.signedReleases.get(`${id}@${name}`, () => this.readFromStore(id, name));
  }

  private async readFromStore(id: string, name: string): Promise<Release> {
    const key = `${id}@${name}`;
    const failed = this.unread.get(key);
    if (failed && Date.now() - failed.at < DAMAGE_FRESH_MS) throw failed.error;
    try {
      const reading = readSignedRelease(this.store, id, name);
      const release = await withDeadline(reading, this.deadlineMs, 'The registry');
      this.unread.delete(key);
      this.signedUntil.set(key, Date.now() + SIGNATURE_FRESH_MS);
      return release;
    } catch (error) {
      if (error instanceof UntrustedError) this.unread.set(key, { at: Date.now(), error });
      throw error;
    }
  }

  /** Rejects when the owner's file no longer stands for a release; a registry that is down says nothing about that. */
  private async checkSignature(key: string, { id, release }: Release): Promise<void> {
    if (Date.now() < (this.signedUntil.get(key) ?? 0)) return;
    try {
      await this.readSigned(id, release);
    } catch (error) {
      if (!(error instanceof UntrustedError)) {
        // Not each visitor waits for a registry that does not answer.
        this.signedUntil.set(key, Date.now() + DAMAGE_FRESH_MS);
        return;
      }
      this.releases.delete(key);
      await this.lastGood.forget(id, release);
      throw error;
    }
  }

  private warnOnce(message: string): void {
    if (this.warned.has(message)) return;
    this.warned.add(message);
    this.warn(message);
  }

  /** Whether files of a release that was read are known to be missing or damaged. */
  isDamaged(release: Release): boolean {
    return this.damage.isDamaged(release);
  }

  /** False while files of a release that was read are missing or damaged, or nothing is known of them. */
  isWhole(release: Release): boolean {
    return this.damage.isWhole(release);
  }
}
