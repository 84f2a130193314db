import { escapeHtml } from '@skora/shared/utils/escape-html';
import type { Message } from './mailbox';
import { page } from './page';

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

/** The mailbox as a page: all mails, and one of them in full. */
export function mailboxPage(messages: readonly Message[], selected: Message | undefined): string {
  const table = `<table><caption>${messages.length} in memory, newest first</caption>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">From</th><th scope="col">Arrived</th></tr></thead>
<tbody>${messages.map((message) => row(message, message.id === selected?.id)).join('')}</tbody></table>`;
  const list = messages.length > 0 ? table : '<p>No mail has been sent yet.</p>';
  return page('Mailbox', `${list}${selected ? body(selected) : ''}`);
}
