import { escapeHtml } from '@skora/shared/utils/escape-html';
import type { HeadAnswer } from './head-answer';
import type { Part } from './page-assets';

/** A prerendered part in its region, as the browser's slot takes it over. */
export function slotElement({ region, release, view }: Part, html: string): string {
  const id = escapeHtml(release.id);
  return `<div data-slot="${region}" data-remote="${id}" data-view="${escapeHtml(view)}" data-prerendered="">${html}</div>`;
}

/**
 * Puts the prerendered guests of a page into its outlets, as `<PageSlot>` of `@skora/shared/remote` renders them, and
 * opens these. An outlet without a guest stays closed and takes no room.
 * @param guests name of a slot and its element
 */
export function fillOutlets(main: string, guests: ReadonlyMap<string, string>): string {
  if (guests.size === 0) return main;
  return main.replace(
    /<div hidden="" data-page-slot="([^"]*)"([^<>]*)><\/div>/g,
    (outlet, name: string, rest: string) => {
      const guest = guests.get(name);
      return guest === undefined ? outlet : `<div data-page-slot="${name}"${rest}>${guest}</div>`;
    },
  );
}

/** What the page's region shows until its remote is there. */
export function pendingElement(): string {
  return '<div class="sk-pending" role="status" aria-label="Loading"><span></span><span></span><span></span><span></span></div>';
}

/** The gist of a page that only the browser can show, for readers without JavaScript. */
export function readableElement({ title, description, facts = [] }: HeadAnswer): string {
  const lines = facts.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`);
  const list = lines.length > 0 ? `<dl>${lines.join('')}</dl>` : '';
  return `<noscript><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>${list}</noscript>`;
}

/** Markup that only readers without JavaScript see, beside what a remote shows the others. */
export function withoutScripts(html: string): string {
  return `<noscript>${html}</noscript>`;
}
