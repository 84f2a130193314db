import { escapeHtml } from '@skora/shared/utils/escape-html';

const PAGES = { '/': 'What was sent', '/mails': 'Every mail there is' };

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 1.5rem auto; max-width: 70rem; padding: 0 1rem; color: #111; background: #fff }
h1 { line-height: 1.2; overflow-wrap: break-word }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; list-style: none } nav a { display: inline-block; padding: .25rem 0 }
[aria-current] { font-weight: 700; color: inherit; text-decoration-thickness: 3px } :focus-visible { outline: 3px solid #c60 }
.mails { margin: 0; padding: 0; list-style: none } .mails > li { padding: 1rem 0; border-top: 1px solid #767676 }
.mails p { margin: .25rem 0 0; color: #444; overflow-wrap: anywhere } .mails .subject { margin: 0; font-weight: 600; overflow-wrap: break-word }
pre { white-space: pre-wrap; overflow-wrap: anywhere } dt { font-weight: 700 } dd { margin: 0 0 .5rem; overflow-wrap: anywhere }
button { font: inherit; min-height: 2.5rem; padding: .25rem .75rem; border: 1px solid #595959; border-radius: .25rem; color: #111; background: #f2f2f2; cursor: pointer } button:hover { background: #e2e2e2 }
.events { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; margin: .75rem 0 } .events p { margin: 0; flex-basis: 100% } h3 { scroll-margin-top: 8rem }
iframe { display: block; width: 100%; max-width: 100%; height: 32rem; border: 1px solid #767676 }
.exact { overflow-x: auto } .exact iframe { max-width: none }
@media (min-width: 48rem) { .events p { flex-basis: auto } .mails > li { display: grid; grid-template-columns: minmax(0, 1fr) 20rem; column-gap: 2rem } .mails .words, .mails form { grid-column: 1 } .mails .people { grid-column: 2; grid-row: 1 } .mails .people p:first-child { margin: 0 } }`;

/** A page of the local mailbox. @param content HTML below the heading */
export function page(title: string, content: string): string {
  const links = Object.entries(PAGES).map(([path, label]) => `<li><a href="${path}">${label}</a></li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – SKORA on this machine</title><style>${STYLE}</style></head>
<body><nav aria-label="Mailbox"><ul>${links.join('')}</ul></nav><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}

interface ListedMail {
  href: string;
  subject: string;
  /** Whether it is the mail that is shown below. */
  isCurrent?: boolean;
  /** Below the subject, HTML. */
  words: string;
  /** Whom it is from and to. */
  people: Record<string, string>;
  /** What one can do with it, HTML. */
  actions?: string;
}

function listed({ href, subject, isCurrent = false, words, people, actions = '' }: ListedMail): string {
  const link = `<a href="${href}"${isCurrent ? ' aria-current="true"' : ''}>${escapeHtml(subject || '(no subject)')}</a>`;
  const names = Object.entries(people).map(([role, who]) => `<p>${role}: ${escapeHtml(who)}</p>`);
  return `<li><div class="words"><p class="subject">${link}</p><p>${words}</p></div><div class="people">${names.join('')}</div>${actions}</li>`;
}

/** Mails below each other, as mailboxes list them; in wide windows people stand beside the words. */
export function mailList(mails: readonly ListedMail[]): string {
  return `<ul class="mails">${mails.map(listed).join('')}</ul>`;
}
