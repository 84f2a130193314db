/** A part of the page that a remote fills, or should. */
export interface ShownSlot {
  element: HTMLElement;
  /** `main`, `header`, `footer`, or the name of a slot that a page offers. */
  name: string;
  /** Id of the remote; null when it could not be shown. */
  remote: string | null;
  /** Null as long as the server's markup has not been taken over, or nothing is shown. */
  view: string | null;
  /** How long it took to show it, in ms. */
  ms: number | null;
}

function describe(element: HTMLElement): ShownSlot {
  const { slot = '', remote = null, view = null, ms } = element.dataset;
  return { element, name: slot, remote, view, ms: ms === undefined ? null : Number(ms) };
}

function describeFailed(fallback: HTMLElement): ShownSlot {
  const place = fallback.closest<HTMLElement>('[data-page-slot], [data-region]');
  const name = place?.dataset['pageSlot'] ?? place?.dataset['region'] ?? '';
  return { element: fallback, name, remote: null, view: null, ms: null };
}

/** All slots of the page as it is now, in its order. */
export function findSlots(root: ParentNode = document): ShownSlot[] {
  const found = root.querySelectorAll<HTMLElement>('[data-slot][data-remote]:not([hidden]), [data-fallback]');
  return [...found].map((element) =>
    element.hasAttribute('data-fallback') ? describeFailed(element) : describe(element),
  );
}
