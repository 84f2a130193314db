import { escapeHtml } from '@skora/shared/utils/escape-html';

const PAGES = { '/': 'What was sent', '/mails': 'Every mail there is' };

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #111; background: #fff }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .5rem; vertical-align: top; border-bottom: 1px solid #767676; overflow-wrap: anywhere }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; list-style: none } nav a { display: inline-block; padding: .25rem 0 } [aria-current] { font-weight: 700; color: inherit; text-decoration-thickness: 3px } pre { white-space: pre-wrap; overflow-wrap: anywhere } dt { font-weight: 700 } dd { margin: 0 0 .5rem; overflow-wrap: anywhere }
iframe { display: block; width: 100%; max-width: 100%; height: 32rem; border: 1px solid #767676 }`;

/** A page of the local mailbox. @param content HTML below the heading */
export function page(title: string, content: string): string {
  const links = Object.entries(PAGES).map(([path, label]) => `<li><a href="${path}">${label}</a></li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – SKORA on this machine</title><style>${STYLE}</style></head>
<body><nav aria-label="Mailbox"><ul>${links.join('')}</ul></nav><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}
