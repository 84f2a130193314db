import { escapeHtml } from '@skora/shared/utils/escape-html';
import { EVENTS } from './mail-events';
import type { Message } from './mailbox';
import { mailList, page } from './page';

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

function arrival(date: string): string {
  return `<time datetime="${date}">${clock.format(new Date(date))}</time>`;
}

/** Buttons that tell the backend what became of a mail. */
function eventForm({ id, subject, to }: Message): string {
  const buttons = Object.entries(EVENTS).map(
    ([name, label]) => `<button name="event" value="${name}">${label}</button>`,
  );
  const group = `What became of “${escapeHtml(subject)}” to ${escapeHtml(to.join(', '))}`;
  return `<form method="post" action="/messages/${id}/events"><div class="events" role="group" aria-label="${group}"><p>Tell the backend:</p>${buttons.join('')}</div></form>`;
}

function answerText(status: number): string {
  if (status === 0) return 'The backend did not answer.';
  return status < 300 ? 'The backend took it.' : `The backend refused it (${status}).`;
}

function toldList({ told }: Message): string {
  if (told.length === 0) return '';
  const items = told.map(
    ({ name, date, status }) => `<li>${arrival(date)}: ${EVENTS[name]}. ${answerText(status)}</li>`,
  );
  return `<section aria-labelledby="told"><h3 id="told" tabindex="-1">What the backend was told</h3><ol>${items.join('')}</ol></section>`;
}

function body(message: Message, hasEvents: boolean): string {
  const { id, subject, from, to, date, text, html } = message;
  const events = hasEvents ? `${eventForm(message)}${toldList(message)}` : '';
  const frame = html
    ? `<iframe title="${escapeHtml(subject)} as HTML" src="/messages/${id}/html"></iframe>`
    : '';
  const facts = `<dl><dt>To</dt><dd>${escapeHtml(to.join(', '))}</dd><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>Arrived</dt><dd>${arrival(date)}</dd></dl>`;
  return `<article aria-labelledby="subject"><h2 id="subject">${escapeHtml(subject)}</h2>${facts}${events}<pre>${linked(text)}</pre>${frame}</article>`;
}

/** The mailbox as a page: one mail in full, and all of them. @param hasEvents whether the backend can be told of events */
export function mailboxPage(
  messages: readonly Message[],
  selected: Message | undefined,
  hasEvents: boolean,
): string {
  const mails = messages.map((message) => {
    const { id, subject, from, to, date } = message;
    return {
      ...{ href: `/?id=${id}`, subject, isCurrent: id === selected?.id },
      ...{ words: arrival(date), people: { To: to.join(', '), From: from } },
      actions: hasEvents ? eventForm(message) : '',
    };
  });
  const heading = selected ? '<h2>All mails</h2>' : '';
  const list = `${heading}<p>${messages.length} in memory, newest first</p>${mailList(mails)}`;
  const all = messages.length > 0 ? list : '<p>No mail has been sent yet.</p>';
  return page('Mailbox', `${selected ? body(selected, hasEvents) : ''}${all}`);
}
