import type { PageRemote } from '@skora/shared/contract';
import './boundaries.css';
import { findSlots, type ShownSlot } from './find-slots';
import { findOwner } from './owners';

let end: (() => void) | null = null;

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

async function addOwner(line: HTMLElement, id: string): Promise<void> {
  const owner = await findOwner(id);
  if (!owner) return;
  if (owner.url === undefined) {
    line.append(` · ${owner.team}`);
    return;
  }
  const link = create('a', '', owner.team);
  link.href = owner.url;
  link.target = '_blank';
  link.rel = 'noopener';
  line.append(' · ', link);
}

/** What the list says of a slot. */
function describe({ name, remote, view, ms }: ShownSlot, remotes: readonly PageRemote[]): HTMLElement {
  const item = create('li', '');
  item.append(create('strong', '', name));
  if (remote === null) {
    item.append(create('span', '', 'could not be shown'));
    return item;
  }
  const release = remotes.find(({ id }) => id === remote);
  const taken = ms === null ? 'markup of the server' : `${ms} ms`;
  const line = create(
    'span',
    '',
    `${release?.overridden ? 'override' : (release?.release ?? '')} · ${taken}`,
  );
  item.append(create('span', '', view === null ? remote : `${remote} · ${view}`), line);
  void addOwner(line, remote);
  return item;
}

/** The outline of a slot, with its number in the list and, where there is room, its remote. */
function outline({ element, name, remote }: ShownSlot, index: number): HTMLElement {
  const box = create('div', 'sk-boundary');
  // A guest often begins where its page does: its tag stands at the other side.
  box.toggleAttribute('data-guest', element.closest('[data-page-slot]') !== null);
  const tag = create('span', 'sk-boundary-tag', `${index + 1}`);
  tag.append(create('span', '', ` ${remote ?? name}`));
  box.append(tag);
  return box;
}

/** An element without a box of its own (`display: contents`) takes the room of what is in it. */
function roomOf(element: HTMLElement) {
  const own = element.getBoundingClientRect();
  if (own.width > 0) return own;
  const boxes = [...element.children].map((child) => child.getBoundingClientRect());
  const seen = boxes.filter(({ width }) => width > 0);
  if (seen.length === 0) return own;
  const top = Math.min(...seen.map((box) => box.top));
  const left = Math.min(...seen.map((box) => box.left));
  const width = Math.max(...seen.map(({ right }) => right)) - left;
  return { top, left, width, height: Math.max(...seen.map(({ bottom }) => bottom)) - top };
}

function place(box: HTMLElement, { element }: ShownSlot): void {
  const { top, left, width, height } = roomOf(element);
  Object.assign(box.style, {
    translate: `${left}px ${top}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
  });
}

/** Says what a slot shows; as long as it stays the same, its line in the list does too. */
function keyOf({ name, remote, view, ms }: ShownSlot): string {
  return [name, remote, view, ms].join('|');
}

function show(remotes: readonly PageRemote[]): () => void {
  const overlay = create('aside', 'sk-boundaries');
  overlay.ariaLabel = 'Boundaries of this page';
  const outlines = create('div', '');
  outlines.ariaHidden = 'true';
  const panel = create('div', 'sk-boundaries-panel');
  const fold = create('details', '');
  fold.open = true;
  const list = create('ol', '');
  // It scrolls where it is long.
  list.tabIndex = 0;
  fold.append(create('summary', '', 'Boundaries'), list);
  const close = create('button', 'sk-boundaries-close', 'Close');
  close.append(create('span', 'sk-visually-hidden', ' boundaries'));
  panel.append(fold, close);
  overlay.append(panel, outlines);
  document.body.append(overlay);

  let drawn = '';
  let frame = 0;
  const draw = () => {
    frame = 0;
    const slots = findSlots();
    const next = slots.map(keyOf).join();
    if (next !== drawn) {
      drawn = next;
      list.replaceChildren(...slots.map((slot) => describe(slot, remotes)));
      outlines.replaceChildren(...slots.map(outline));
    }
    slots.forEach((slot, index) => place(outlines.children[index] as HTMLElement, slot));
  };
  const later = () => (frame ||= requestAnimationFrame(draw));
  const changes = new MutationObserver((records) => {
    if (records.some(({ target }) => !overlay.contains(target))) later();
  });
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-ms', 'hidden', 'data-view'],
  });
  const sizes = new ResizeObserver(later);
  sizes.observe(document.body);
  const scrolling = { passive: true, capture: true };
  addEventListener('scroll', later, scrolling);
  addEventListener('resize', later);
  draw();

  const finish = () => {
    removeEventListener('scroll', later, scrolling);
    removeEventListener('resize', later);
    changes.disconnect();
    sizes.disconnect();
    cancelAnimationFrame(frame);
    overlay.remove();
    end = null;
  };
  close.addEventListener('click', finish);
  return finish;
}

/** Outlines every slot of the page, and follows what it shows; called again, takes that away. */
export function toggleBoundaries(remotes: readonly PageRemote[]): void {
  if (end) end();
  else end = show(remotes);
}
