import { isSentLink } from '@skora/shared/contract';
import { announce } from '@skora/shared/events';
import { afterFrame } from '../page/after-frame';
import { pageHeading } from './page-title';
import type { OwnedRoute } from './route-table';

const SITE = 'SKORA';

/** Document title of a page. @example documentTitle('Log in') // 'Log in | SKORA' */
function documentTitle(title: string): string {
  return title.includes(SITE) ? title : `${title} | ${SITE}`;
}

/** Sets what belongs to the page frame: title, background, and whether a signed-out visitor was sent a link to it. */
export function setPageFrame(
  title: string,
  { background, path }: Pick<OwnedRoute, 'background' | 'path'>,
): void {
  const page = document.documentElement;
  document.title = documentTitle(title);
  page.dataset.background = background;
  page.toggleAttribute('data-sent-link', isSentLink(path) && page.dataset.sessionHint === undefined);
}

/** The element that a hash names; it may hold a `%` that is no code. */
function findPart(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

function scrollToStart(hash: string): void {
  const anchor = hash.length > 1 ? findPart(hash) : null;
  if (anchor) anchor.scrollIntoView();
  else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
}

interface Departure {
  hash: string;
  /** What had the focus when the navigation began. */
  focused: Element | null;
  /** Whether another navigation has begun. */
  isLeft: () => boolean;
}

/** A menu that was opened while the page was loading stays open. What a vanished control handed on, nobody has chosen. */
function hasMovedOn({ focused }: Departure): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || activeElement === focused) return false;
  return !activeElement.hasAttribute('data-handed-over');
}

/**
 * After a client-side navigation: scrolls to the top, and when the page has been drawn moves focus to its heading unless
 * the visitor has moved it meanwhile, and announces the title. Before the first frame, to move the focus would make the
 * browser compute styles and layout of the page twice.
 */
export async function arrive(main: HTMLElement, title: string, departure: Departure): Promise<void> {
  scrollToStart(departure.hash);
  await afterFrame();
  if (departure.isLeft()) return;
  if (!hasMovedOn(departure)) {
    const heading = pageHeading(main) ?? main;
    if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  }
  announce(documentTitle(title));
}
