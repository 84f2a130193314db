import { escapeHtml } from '@skora/shared/utils/escape-html';
import type { Badge } from '../compose/compose-page';
import type { BrowserSite } from './site-for-browser';

/** In the page, so that pages which everybody gets carry nothing of it. Opens upwards: it stands at the lower edge. */
const CSS = `@layer host {
.sk-preview{position:fixed;inset:auto auto calc(var(--sk-dock,0px) + var(--sk-space-2)) var(--sk-space-2);z-index:var(--sk-layer-menu);max-inline-size:min(26rem,calc(100vw - 1rem));overflow:clip;border:1.5px solid var(--sk-color-warning);border-radius:var(--sk-radius-md);background:var(--sk-color-surface-1);color:var(--sk-color-ink);font-size:var(--sk-text-xs);overflow-wrap:anywhere}
.sk-preview details{max-block-size:70vh;overflow:auto}
.sk-preview summary{padding:var(--sk-space-2) var(--sk-space-3);min-block-size:2.75rem;align-content:center;background:var(--sk-color-warning);color:var(--sk-color-on-accent);font-weight:var(--sk-weight-strong);cursor:pointer}
.sk-preview summary:focus-visible{outline-offset:-3px;outline-color:var(--sk-color-on-accent)}
.sk-preview form,.sk-preview details>p{display:grid;gap:var(--sk-space-3);margin:0;padding:var(--sk-space-3)}
.sk-preview ul{display:grid;gap:var(--sk-space-3);margin:0;padding:0;list-style:none}
.sk-preview li{display:flex;flex-wrap:wrap;gap:var(--sk-space-2) var(--sk-space-3);align-items:center}
.sk-preview li p{flex:1 1 11rem}
.sk-preview p{margin:0}
.sk-preview button{min-block-size:2.75rem;padding:0 var(--sk-space-3);border:1.5px solid var(--sk-color-line-strong);border-radius:var(--sk-radius-sm);background:none;color:inherit;font:inherit;cursor:pointer}
.sk-preview button:hover{border-color:currentcolor}
@media print{.sk-preview{display:none}}
}`;

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

function row(id: string, what: string): string {
  return (
    `<li><p><strong>${escapeHtml(id)}</strong><br>${what}</p>` +
    `<button name="disable" value="${escapeHtml(id)}">Disable<span class="sk-visually-hidden"> ${escapeHtml(id)}</span></button></li>`
  );
}

function listIds(title: string, ids: readonly string[]): string[] {
  return ids.length === 0 ? [] : [`${title}: ${ids.join(', ')}`];
}

/**
 * What a page says of previews and overrides: markup of the server, so that it works without scripts and costs pages without
 * them nothing. Its buttons ask for the same page with `?disable=…`.
 * @returns null for a page that everybody gets
 */
export function badgeOf({ previews, overrides, faults }: BrowserSite): Badge | null {
  const own = Object.entries(overrides);
  if (previews.length + own.length + faults.length === 0) return null;
  const title = [
    ...(faults.length > 0 ? ['Preview not shown'] : []),
    ...listIds(
      'Preview',
      previews.map(({ id }) => id),
    ),
    ...listIds(
      'Override',
      own.map(([id]) => id),
    ),
  ].join(' · ');
  const rows = [
    ...previews.map(({ id, release, expires }) => {
      const ends = new Date(expires);
      const time = `<time datetime="${ends.toISOString()}">${TIME.format(ends)} UTC</time>`;
      return row(id, `release ${release}, until ${time}`);
    }),
    ...own.map(([id, url]) => row(id, `from ${escapeHtml(url)}`)),
  ];
  const sentences = faults.map((fault) => `<p>${escapeHtml(fault)}</p>`).join('');
  const list =
    rows.length === 0
      ? ''
      : `<form><ul>${rows.join('')}</ul><button name="disable" value="all">Disable all</button></form>`;
  const html =
    '<aside class="sk-preview" aria-label="Previews and overrides">' +
    `<details${faults.length > 0 ? ' open' : ''}><summary>${escapeHtml(title)}</summary>${sentences}${list}</details></aside>`;
  return { html, css: CSS };
}
