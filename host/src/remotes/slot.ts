import type { PageRemote, RemoteModule, RemoteProps } from '@skora/shared/contract';
import { PRERENDERED } from '@skora/shared/remote';
import { showBusy, showFallback, showGuestFallback } from './fallback';
import { loadRemote } from './load-remote';
import { ParcelHost } from './parcel-host';
import { showPending } from './pending';
import { afterFrame } from '../page/after-frame';
import { changePage } from '../page/change-page';
import { SiteUpdated } from '../update/check-file';
import { note, notedSlots } from '../watch/notes';
import { reportRemoteError } from './report-remote-error';

/** What is known of a parcel; one that was left may still tell of itself. */
interface Mounted {
  /** The remote shows a message of its own, which stays whatever page is asked for. */
  isLost: boolean;
}

interface SlotTarget {
  remote: PageRemote;
  props: Omit<RemoteProps, 'onRetry' | 'onRemoteError'>;
}

/** The newer site is the reason, whoever wrapped the error meanwhile. */
function isOutdated(error: unknown): boolean {
  return error instanceof SiteUpdated || (error instanceof Error && isOutdated(error.cause));
}

const atOnce = (change: () => Promise<void>) => change();

/** Whether a view is on the page already and only gets other props. */
function isShown(placed: SlotTarget | null, { remote, props }: SlotTarget): boolean {
  return placed?.remote.id === remote.id && placed.props.view === props.view;
}

/** Another search of the same page changes at once: filters and tabs are no journey. */
function isSamePage(a: SlotTarget, b: SlotTarget): boolean {
  return a.props.view === b.props.view && a.props.location.pathname === b.props.location.pathname;
}

/** One region of the page. Shows one remote at a time; the old one stays visible until the new one is ready. */
export class Slot {
  private parcel: ParcelHost | null = null;
  private target: SlotTarget | null = null;
  /** The state of the page, while the target is the wish. */
  private placed: SlotTarget | null = null;
  private mounted: Mounted = { isLost: false };
  private clearMessage = () => {};
  private generation = 0;
  private changes: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly region: HTMLElement,
    private readonly name: string,
    /** A guest in a page of another remote: what happens to it must not move or cover that page. */
    private readonly options: { guest?: boolean } = {},
  ) {}

  /** True while the fallback is shown. */
  get failed(): boolean {
    return this.region.querySelector('[data-fallback]') !== null;
  }

  /** True while the region still holds the server’s markup and no remote has taken it over. */
  get prerendered(): boolean {
    return this.prerenderedElement() !== null;
  }

  /** Shows the target. Resolves when it, or its fallback, is on the page; a later call overtakes an earlier one. */
  async show(target: SlotTarget): Promise<void> {
    const generation = ++this.generation;
    this.target = target;
    const isCurrent = () => generation === this.generation;
    const { remote } = target;
    const { view } = target.props;
    const started = performance.now();
    const done = this.parcel || this.prerendered || this.options.guest ? () => {} : showPending(this.region);
    try {
      const module = await loadRemote(remote, view, () => {
        if (isCurrent()) this.sayBusy();
      });
      await this.exclusive(async () => {
        if (!isCurrent()) return;
        const isNew = !isShown(this.placed, target);
        await this.place(target, module, started);
        if (!isNew) return;
        const ms = performance.now() - started;
        note(notedSlots, { id: remote.id, view, ms });
        // For the boundaries of the page, when somebody asks for them.
        Object.assign(this.parcel?.container.dataset ?? {}, { view, ms: Math.round(ms) });
      });
    } catch (error) {
      reportRemoteError(error, remote, { view, ms: performance.now() - started });
      await this.exclusive(async () => {
        if (isCurrent()) await this.fail(target, isOutdated(error));
      });
    } finally {
      done();
    }
  }

  /** Empties the region for a message of the host’s own, for instance while a guard decides. */
  async clear(): Promise<void> {
    this.generation += 1;
    await this.exclusive(async () => {
      this.dropMessage();
      await this.dropParcel();
      this.region.replaceChildren();
    });
  }

  /** Drops what is broken and asks the network again. */
  async retry(): Promise<void> {
    const target = this.target;
    if (!target) return;
    await this.exclusive(() => this.dropParcel());
    await this.show(target);
  }

  /** Changes of the region run one after the other: two mounts at once would leave one behind. */
  private exclusive(change: () => Promise<void>): Promise<void> {
    const result = this.changes.then(change);
    this.changes = result.catch(() => undefined);
    return result;
  }

  private async dropParcel(): Promise<void> {
    const parcel = this.parcel;
    this.parcel = null;
    this.placed = null;
    if (!parcel) return;
    await parcel.unmount();
    parcel.container.remove();
  }

  private propsOf({ remote, props }: SlotTarget, started: number, mounted: Mounted): RemoteProps {
    return {
      ...props,
      onRetry: () => void this.retry(),
      onRemoteError: (error) => reportRemoteError(error, remote),
      onViewLost: () => {
        if (mounted.isLost) return;
        mounted.isLost = true;
        const ms = performance.now() - started;
        note(notedSlots, { id: remote.id, view: props.view, ms, stage: 'render' });
      },
    };
  }

  private async place(target: SlotTarget, module: RemoteModule, started: number): Promise<void> {
    const before = this.parcel;
    const isUpdate = before?.remote.id === target.remote.id && !this.mounted.isLost;
    const mounted = isUpdate ? this.mounted : { isLost: false };
    const props = this.propsOf(target, started, mounted);
    const change = this.isJourney(target) ? changePage : atOnce;
    if (isUpdate) {
      await change(() => before.update(props), before.container);
      this.placed = target;
      this.dropMessage();
      return;
    }
    const element = this.claimPrerendered(target) ?? this.newElement(target);
    try {
      this.parcel = await ParcelHost.mount(target.remote, module, element, props);
      this.mounted = mounted;
    } catch (error) {
      if (!element.hasAttribute(PRERENDERED)) element.remove();
      throw error;
    }
    this.dropMessage();
    await change(async () => {
      element.hidden = false;
      for (const child of [...this.region.children]) if (child !== element) child.remove();
    }, element);
    this.placed = target;
    // What was left is taken apart when the new page has been drawn.
    void afterFrame().then(() => before?.unmount());
  }

  /** Whether another page takes the place of one; header and footer only follow. */
  private isJourney(target: SlotTarget): boolean {
    return this.name === 'main' && this.placed !== null && !isSamePage(this.placed, target);
  }

  private prerenderedElement(): HTMLElement | null {
    return this.region.querySelector<HTMLElement>(`:scope > [${PRERENDERED}]`);
  }

  private claimPrerendered(target: SlotTarget): HTMLElement | null {
    const element = this.prerenderedElement();
    const same = element?.dataset.remote === target.remote.id && element.dataset.view === target.props.view;
    return same ? element : null;
  }

  private newElement(target: SlotTarget): HTMLElement {
    const element = document.createElement('div');
    element.dataset.slot = this.name;
    element.dataset.remote = target.remote.id;
    element.hidden = true;
    this.region.append(element);
    return element;
  }

  private dropMessage(): void {
    this.clearMessage();
    this.clearMessage = () => {};
  }

  private sayBusy(): void {
    if (this.options.guest) return;
    this.dropMessage();
    this.clearMessage = showBusy(this.region);
  }

  private async fail(target: SlotTarget, outdated: boolean): Promise<void> {
    this.dropMessage();
    const readable = this.claimPrerendered(target) !== null;
    await this.dropParcel();
    if (!readable) this.region.replaceChildren();
    if (this.options.guest) {
      // Prerendered, it can still be read and its links work; a message would push the page away.
      if (!readable) this.clearMessage = showGuestFallback(this.region, () => void this.retry());
      return;
    }
    this.clearMessage = showFallback(this.region, { readable, outdated, onRetry: () => void this.retry() });
  }
}
