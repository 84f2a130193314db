import { type FrameSlotName, isFrameSlot, type PageRemote } from '@skora/shared/contract';
import type { Location, Navigator } from '@skora/shared/router';
import { Slot } from './slot';

interface FrameSlot {
  slot: Slot;
  remote: PageRemote;
  view: string;
}

function findRegion(name: FrameSlotName): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-region="${name}"]`);
}

/** The parts around the page: header and footer, filled by whichever remotes say so in their manifests. */
export class FrameSlots {
  private readonly slots: FrameSlot[];
  private shown: Location | null = null;
  /** Settles when each part shows what it was told last, or its fallback. */
  settled: Promise<unknown> = Promise.resolve();

  constructor(
    remotes: readonly PageRemote[],
    private readonly navigator: Navigator,
  ) {
    this.slots = remotes.flatMap((remote) =>
      remote.slots.flatMap(({ name, view }) => {
        const region = isFrameSlot(name) ? findRegion(name) : null;
        return region ? [{ slot: new Slot(region, name), remote, view }] : [];
      }),
    );
  }

  /** Tells every part where the visitor is, once for each visit. */
  show(location: Location): void {
    if (location === this.shown) return;
    this.shown = location;
    // A part that failed waits for its "Try again"; each navigation asking the network would be a storm.
    const working = this.slots.filter(({ slot }) => !slot.failed);
    this.settled = Promise.all(
      working.map(({ slot, remote, view }) =>
        slot.show({ remote, props: { view, pattern: '*', location, navigator: this.navigator } }),
      ),
    );
  }
}
