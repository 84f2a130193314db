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
    for (const { slot, remote, view } of this.slots) {
      // A part that failed waits for its "Try again"; each navigation asking the network would be a storm.
      if (slot.failed) continue;
      void slot.show({ remote, props: { view, pattern: '*', location, navigator: this.navigator } });
    }
  }
}
