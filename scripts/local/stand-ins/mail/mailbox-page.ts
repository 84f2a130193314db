import { escapeHtml } from '@skora/shared/utils/escape-html';
import type { Message } from './mailbox';

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function row({ id, from, to, subject, date }: Message, selected: boolean): string {
  const link = `<a href="/?id=${id}"${selected ? ' aria-current="true"' : ''}>${escapeHtml(subject || '(no subject)')}</a>`;
  return `<tr><td>${link}</td><td>${escapeHtml(to.join(', '))}</td><td>${escapeHtml(from)}</td><td><time datetime="${date}">${date}</time></td></tr>`;
}

function body({ id, subject, text, html }: Message): string {
  const frame = html
    ? `<iframe title="${escapeHtml(subject)} as HTML" src="/messages/${id}/html"></iframe>`
    : '';
  return `<article aria-labelledby="subject"><h2 id="subject">${escapeHtml(subject)}</h2><pre>${linked(text)}</pre>${frame}</article>`;
}

const style = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #111; background: #fff }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .5rem; border-bottom: 1px solid #767676; overflow-wrap: anywhere }
[aria-current] { font-weight: 700 } pre { white-space: pre-wrap; overflow-wrap: anywhere } iframe { width: 100%; height: 32rem; border: 1px solid #767676 }`;

/** The mailbox as a page: all mails, and one of them in full. */
export function mailboxPage(messages: readonly Message[], selected: Message | undefined): string {
  const table = `<table><caption>${messages.length} in memory, newest first</caption>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">From</th><th scope="col">Arrived</th></tr></thead>
<tbody>${messages.map((message) => row(message, message.id === selected?.id)).join('')}</tbody></table>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox – SKORA on this machine</title><style>${style}</style></head>
<body><main><h1>Mailbox</h1>${messages.length > 0 ? table : '<p>No mail has been sent yet.</p>'}
${selected ? body(selected) : ''}</main></body></html>`;
}
