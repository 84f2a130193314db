import { escapeHtml } from '@skora/shared/utils/escape-html';
import { mailList, page } from './page';

/** A mail with invented data, as it would be sent. */
export interface Sample {
  id: string;
  kind: string;
  to: string;
  subject: string;
  preheader: string;
  html: string;
  text: string;
  replyTo?: string;
  headers?: Record<string, string>;
  /** What it was made of. */
  content: object;
}

/** How a sample may be looked at; the first of each is the usual one. */
export const VIEWS = {
  as: ['html', 'text'],
  scheme: ['light', 'dark'],
  width: ['320', '390', '600'],
} as const;
export type View = { [Choice in keyof typeof VIEWS]: (typeof VIEWS)[Choice][number] };

const NAMES = { as: 'Version', scheme: 'Colours', width: 'Width' } as const;
const LABELS = {
  ...{ html: 'HTML', text: 'Plain text', light: 'Light', dark: 'Dark' },
  ...{ '320': '320 px', '390': '390 px', '600': '600 px' },
} as const;

const href = (id: string, view: View) => `/mails/${id}?${new URLSearchParams(view)}`.replaceAll('&', '&amp;');

/** All sample mails, as a list of mails would show them. */
export function samplesPage(samples: readonly Sample[]): string {
  const mails = samples.map(({ id, subject, preheader, to }) => ({
    ...{ href: `/mails/${id}`, subject, words: escapeHtml(preheader), people: { To: to } },
  }));
  const count = `<p>${samples.length} mails with invented data</p>`;
  return page('Every mail there is', `${count}${mailList(mails)}`);
}

function choice(id: string, view: View, name: keyof View): string {
  const options = VIEWS[name].map((option) => {
    const current = option === view[name] ? ' aria-current="true"' : '';
    return `<li><a href="${href(id, { ...view, [name]: option })}"${current}>${LABELS[option]}</a></li>`;
  });
  return `<nav aria-label="${NAMES[name]}"><ul>${options.join('')}</ul></nav>`;
}

function facts({ to, kind, preheader, replyTo, headers = {} }: Sample): string {
  const all = {
    Preheader: preheader,
    To: to,
    Kind: kind,
    ...(replyTo && { 'Reply-To': replyTo }),
    ...headers,
  };
  const list = Object.entries(all).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<dl>${list.join('')}</dl>`;
}

/** One sample mail in one of its views, with what it was made of. */
export function samplePage(sample: Sample, view: View): string {
  const { id, subject, text, content } = sample;
  const title = escapeHtml(subject);
  const frame = `<div class="exact" role="group" aria-label="${view.width} px wide" tabindex="0"><iframe title="${title} as HTML" src="/mails/${id}/html?scheme=${view.scheme}" style="width:${view.width}px;height:60rem"></iframe></div>`;
  const choices = view.as === 'html' ? (['as', 'scheme', 'width'] as const) : (['as'] as const);
  return page(
    subject,
    `${facts(sample)}${choices.map((name) => choice(id, view, name)).join('')}
${view.as === 'html' ? frame : `<pre>${escapeHtml(text)}</pre>`}
<details><summary>What it was made of</summary><pre>${escapeHtml(JSON.stringify(content, null, 2))}</pre></details>`,
  );
}

/** The mail as a program in the light or the dark shows it, whatever the browser prefers. */
export function inScheme(html: string, scheme: View['scheme']): string {
  return html.replace(
    '@media (prefers-color-scheme:dark)',
    scheme === 'dark' ? '@media all' : '@media not all',
  );
}
