import { createStore } from '../store/create-store';

/** A place that stands on the page now, for a part of another remote. */
export interface Outlet {
  name: string;
  element: HTMLElement;
}

/** Names of the slots that a remote fills. */
const filled = createStore<ReadonlySet<string>>(new Set());

/** What stands on the page now; the host watches it and mounts what fills each place. */
export const outletsOfPage = createStore<readonly Outlet[]>([]);

/** Tells the kernel which slots a remote fills. The host calls it at start. */
export function provideFilledSlots(names: Iterable<string>): void {
  filled.set(new Set(names));
}

export function isFilled(name: string): boolean {
  return filled.get().has(name);
}

/** @returns a function that takes the place away again */
export function addOutlet(outlet: Outlet): () => void {
  outletsOfPage.set([...outletsOfPage.get(), outlet]);
  return () => outletsOfPage.set(outletsOfPage.get().filter((one) => one !== outlet));
}
