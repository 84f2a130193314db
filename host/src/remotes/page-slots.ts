import type { PageRemote } from '@skora/shared/contract';
import { outletsOfPage, provideFilledSlots, type Outlet } from '@skora/shared/remote';
import type { Location, Navigator } from '@skora/shared/router';
import { Slot } from './slot';
import { whenNear } from './when-near';

interface Guest {
  remote: PageRemote;
  view: string;
}

/** The parts of other remotes in the page that is shown, each where the page offers a slot. */
export class PageSlots {
  private readonly guests: ReadonlyMap<string, Guest>;
  private readonly open = new Map<Outlet, Slot>();
  /** Places whose part is not asked for yet, each with what ends the wait. */
  private readonly waiting = new Map<Outlet, () => void>();

  constructor(
    remotes: readonly PageRemote[],
    private readonly navigator: Navigator,
    /** Where the visitor is. */
    private readonly readLocation: () => Location,
  ) {
    this.guests = new Map(
      remotes.flatMap((remote) => remote.slots.map(({ name, view }) => [name, { remote, view }])),
    );
    provideFilledSlots(this.guests.keys());
    outletsOfPage.subscribe(() => this.follow());
  }

  /** Tells every part where the visitor is. */
  show(): void {
    for (const [outlet, slot] of this.open) {
      // A page that was just left still has its places.
      if (outlet.element.isConnected && !slot.failed && !this.waiting.has(outlet)) this.fill(outlet, slot);
    }
  }

  /** Fills the places that the page has now, and ends what stood in those it had. */
  private follow(): void {
    const outlets = outletsOfPage.get();
    for (const [outlet, slot] of this.open) {
      if (outlets.includes(outlet)) continue;
      this.open.delete(outlet);
      this.waiting.get(outlet)?.();
      this.waiting.delete(outlet);
      void slot.clear();
    }
    for (const outlet of outlets) {
      if (this.open.has(outlet)) continue;
      const slot = new Slot(outlet.element, outlet.name, { guest: true });
      this.open.set(outlet, slot);
      this.fillInTime(outlet, slot);
    }
  }

  /** The page comes first: this is called while React commits it. A part that can be read already waits for its reader. */
  private fillInTime(outlet: Outlet, slot: Slot): void {
    const fill = () => {
      this.waiting.delete(outlet);
      this.fill(outlet, slot);
    };
    if (slot.prerendered) {
      this.waiting.set(outlet, whenNear(outlet.element, fill));
    } else {
      const timer = setTimeout(fill);
      this.waiting.set(outlet, () => clearTimeout(timer));
    }
  }

  private fill({ name }: Outlet, slot: Slot): void {
    const guest = this.guests.get(name);
    if (!guest) return;
    const { remote, view } = guest;
    const location = this.readLocation();
    void slot.show({ remote, props: { view, pattern: '*', location, navigator: this.navigator } });
  }
}
