import type { PageRemote, RemoteProps } from '@skora/shared/contract';
import { PRERENDERED } from '@skora/shared/remote';
import { showFallback } from './fallback';
import { loadRemote } from './load-remote';
import { ParcelHost } from './parcel-host';
import { showPending } from './pending';
import { reportRemoteError } from './report-remote-error';

/** What a slot shall show. */
export interface SlotTarget {
  remote: PageRemote;
  props: Omit<RemoteProps, 'onRetry' | 'onRemoteError'>;
}

/** One region of the page. Shows one remote at a time; the old one stays visible until the new one is ready. */
export class Slot {
  private parcel: ParcelHost | null = null;
  private target: SlotTarget | null = null;
  private clearMessage = () => {};
  private generation = 0;

  constructor(
    private readonly region: HTMLElement,
    private readonly name: string,
  ) {}

  /** True while the region still holds the server’s markup and no remote has taken it over. */
  get prerendered(): boolean {
    return this.prerenderedElement() !== null;
  }

  /** Shows the target. Resolves when it, or its fallback, is on the page; a later call overtakes an earlier one. */
  async show(target: SlotTarget): Promise<void> {
    const generation = ++this.generation;
    this.target = target;
    const done = this.parcel || this.prerendered ? () => {} : showPending(this.region);
    try {
      const module = await loadRemote(target.remote, target.props.view);
      if (generation !== this.generation) return;
      await this.place(target, module);
    } catch (error) {
      reportRemoteError(error);
      if (generation === this.generation) await this.fail(target);
    } finally {
      done();
    }
  }

  /** Empties the region for a message of the host’s own, for instance while a guard decides. */
  async clear(): Promise<void> {
    this.generation += 1;
    this.clearMessage();
    this.clearMessage = () => {};
    const parcel = this.parcel;
    this.parcel = null;
    await parcel?.unmount();
    this.region.replaceChildren();
  }

  private propsOf(target: SlotTarget): RemoteProps {
    return { ...target.props, onRetry: () => void this.retry(), onRemoteError: reportRemoteError };
  }

  private async place(target: SlotTarget, module: Awaited<ReturnType<typeof loadRemote>>): Promise<void> {
    const props = this.propsOf(target);
    if (this.parcel && this.parcel.remote.id === target.remote.id) {
      await this.parcel.update(props);
      this.dropMessage();
      return;
    }
    const before = this.parcel;
    const element = this.claimPrerendered(target) ?? this.newElement(target);
    this.parcel = null;
    const mounting = ParcelHost.mount(target.remote, module, element, props);
    const parcel = await mounting;
    if (this.target !== target) {
      await parcel.unmount();
      element.remove();
      return;
    }
    this.parcel = parcel;
    this.dropMessage();
    element.hidden = false;
    await before?.unmount();
    for (const child of [...this.region.children]) if (child !== element) child.remove();
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

  private async fail(target: SlotTarget): Promise<void> {
    this.dropMessage();
    const readable = this.claimPrerendered(target) !== null;
    const parcel = this.parcel;
    this.parcel = null;
    await parcel?.unmount();
    if (!readable) this.region.replaceChildren();
    this.clearMessage = showFallback(this.region, { readable, onRetry: () => void this.retry() });
  }

  /** Drops what is broken and asks the network again. */
  async retry(): Promise<void> {
    const target = this.target;
    if (!target) return;
    const parcel = this.parcel;
    this.parcel = null;
    if (parcel) {
      await parcel.unmount();
      parcel.container.remove();
    }
    await this.show(target);
  }

  /** True while the fallback is shown. */
  get failed(): boolean {
    return this.region.querySelector('[data-fallback]') !== null;
  }
}
