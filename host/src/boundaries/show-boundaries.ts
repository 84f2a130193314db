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

/** What stands at the edge of a slot. */
function label({ name, remote, view, ms }: ShownSlot, remotes: readonly PageRemote[]): HTMLElement {
  const box = create('div', 'sk-boundary-label');
  box.append(create('strong', '', name));
  if (remote === null) {
    box.append(create('span', '', 'could not be shown'));
    return box;
  }
  const release = remotes.find(({ id }) => id === remote);
  const taken = ms === null ? 'markup of the server' : `${ms} ms`;
  const line = create(
    'span',
    '',
    `${release?.overridden ? 'override' : (release?.release ?? '')} · ${taken}`,
  );
  box.append(create('span', '', view === null ? remote : `${remote} · ${view}`), line);
  void addOwner(line, remote);
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

function place(item: HTMLElement, { element }: ShownSlot): void {
  const { top, left, width, height } = roomOf(element);
  Object.assign(item.style, {
    translate: `${left}px ${top}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
  });
}

/** Says what a slot shows; as long as it stays the same, its label does too. */
function keyOf({ name, remote, view, ms }: ShownSlot): string {
  return [name, remote, view, ms].join('|');
}

function show(remotes: readonly PageRemote[]): () => void {
  const panel = create('aside', 'sk-boundaries');
  panel.ariaLabel = 'Boundaries of this page';
  const close = create('button', 'sk-boundaries-close', 'Close boundaries');
  const list = create('ul', '');
  panel.append(close, list);
  document.body.append(panel);

  let drawn = '';
  let frame = 0;
  const draw = () => {
    frame = 0;
    const slots = findSlots();
    const next = slots.map(keyOf).join();
    if (next !== drawn) {
      drawn = next;
      list.replaceChildren(
        ...slots.map((slot) => {
          const item = create('li', 'sk-boundary');
          item.append(label(slot, remotes));
          return item;
        }),
      );
    }
    slots.forEach((slot, index) => place(list.children[index] as HTMLElement, slot));
  };
  const later = () => (frame ||= requestAnimationFrame(draw));
  const changes = new MutationObserver((records) => {
    if (records.some(({ target }) => !panel.contains(target))) later();
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
    panel.remove();
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
