import { escapeHtml } from '@skora/shared/utils/escape-html';
import type { Message } from './mailbox';
import { mailList, page } from './page';

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

function arrival(date: string): string {
  return `<time datetime="${date}">${clock.format(new Date(date))}</time>`;
}

function body({ id, subject, from, to, date, text, html }: Message): string {
  const frame = html
    ? `<iframe title="${escapeHtml(subject)} as HTML" src="/messages/${id}/html"></iframe>`
    : '';
  const facts = `<dl><dt>To</dt><dd>${escapeHtml(to.join(', '))}</dd><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>Arrived</dt><dd>${arrival(date)}</dd></dl>`;
  return `<article aria-labelledby="subject"><h2 id="subject">${escapeHtml(subject)}</h2>${facts}<pre>${linked(text)}</pre>${frame}</article>`;
}

/** The mailbox as a page: one mail in full, and all of them. */
export function mailboxPage(messages: readonly Message[], selected: Message | undefined): string {
  const mails = messages.map(({ id, subject, from, to, date }) => ({
    ...{ href: `/?id=${id}`, subject, isCurrent: id === selected?.id },
    ...{ words: arrival(date), people: { To: to.join(', '), From: from } },
  }));
  const heading = selected ? '<h2>All mails</h2>' : '';
  const list = `${heading}<p>${messages.length} in memory, newest first</p>${mailList(mails)}`;
  const all = messages.length > 0 ? list : '<p>No mail has been sent yet.</p>';
  return page('Mailbox', `${selected ? body(selected) : ''}${all}`);
}
