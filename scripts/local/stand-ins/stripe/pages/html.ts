import { escapeHtml } from '@skora/shared/utils/escape-html';

/** An amount of minor units as people read it. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: currency.toUpperCase() });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** A moment in seconds as a date. */
export function day(seconds: number): string {
  const date = new Date(seconds * 1000);
  return `<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 10)}</time>`;
}

const STYLE = `
body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:34rem;padding:0 1rem;color:#111;background:#fff}
label,dt{display:block;margin-top:1rem;font-weight:600}
input{font:inherit;width:100%;box-sizing:border-box;padding:.5rem;border:1px solid #595959;border-radius:.25rem}
button,.link{font:inherit;display:inline-block;margin:1.5rem .5rem 0 0;padding:.6rem 1rem;min-height:2.75rem;border:1px solid #0b3d91;border-radius:.25rem;background:#0b3d91;color:#fff;cursor:pointer}
button.plain{background:#fff;color:#0b3d91}
[role=alert]{border:2px solid #a00;padding:.5rem 1rem;color:#700}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem;border-bottom:1px solid #767676}
.note{background:#eef2fb;padding:.5rem 1rem}:focus-visible{outline:3px solid #c60}`;

/** A page of the stand-in; `body` is HTML. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – payments on this machine</title><style>${STYLE}</style></head>
<body><main><p class="note">Stand-in for the payment service. No money moves; use a test card.</p>
<h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}
