import { announce } from '../toasts/live-region';
import { pageHeading } from './page-title';

const SITE = 'SKORA';

/** Document title of a page. @example documentTitle('Log in') // 'Log in | SKORA' */
export function documentTitle(title: string): string {
  return title.includes(SITE) ? title : `${title} | ${SITE}`;
}

/** Sets what belongs to the page frame: title and background. */
export function dressPage(title: string, background: string): void {
  document.title = documentTitle(title);
  document.documentElement.dataset.background = background;
}

function scrollToStart(hash: string): void {
  const anchor = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (anchor) anchor.scrollIntoView();
  else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
}

/** After a client-side navigation: scrolls to the top, moves focus to the page's heading and announces the title. */
export function arrive(main: HTMLElement, title: string, hash: string): void {
  scrollToStart(hash);
  const heading = pageHeading(main) ?? main;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  announce(documentTitle(title));
}
