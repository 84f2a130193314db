import { escapeHtml } from '@skora/shared/utils/escape-html';
import { drawField, fieldId } from './draw-field';
import type { Attempt, PlainForm, PlainPage } from './plain-page';

function paragraphs(text: readonly string[] = []): string {
  return text.map((words) => `<p>${escapeHtml(words)}</p>`).join('');
}

/** What is wrong, each a link to its field; an answer that is missing has buttons and no field. */
function drawProblems({ form, problems }: Attempt, forms: PlainPage['forms']): string {
  const found = Object.entries(problems);
  if (found.length === 0) return '';
  const fields = new Set(forms.find(({ name }) => name === form)?.fields.map(({ name }) => name));
  const lines = found.map(([name, words]) =>
    fields.has(name)
      ? `<li><a href="#${escapeHtml(fieldId(form, name))}">${escapeHtml(words)}</a></li>`
      : `<li>${escapeHtml(words)}</li>`,
  );
  return (
    '<div class="sk-plain-notice" data-tone="danger" role="group" aria-labelledby="plain-problems">' +
    `<h2 id="plain-problems">Please check the form</h2><ul>${lines.join('')}</ul></div>`
  );
}

function drawNotice(notice: PlainPage['notice']): string {
  if (!notice) return '';
  const text = notice.text === undefined ? '' : `<p>${escapeHtml(notice.text)}</p>`;
  return `<div class="sk-plain-notice" data-tone="${notice.tone}"><h2>${escapeHtml(notice.title)}</h2>${text}</div>`;
}

function drawButton({ label, name, value = '', secondary }: PlainForm['buttons'][number]): string {
  const sent = name === undefined ? '' : ` name="${escapeHtml(name)}" value="${escapeHtml(value)}"`;
  return `<button type="submit"${sent}${secondary ? ' data-secondary=""' : ''}>${escapeHtml(label)}</button>`;
}

const nothing = () => '';

function drawForm(form: PlainForm, attempt: Attempt | null): string {
  const { typed, problems } = attempt?.form === form.name ? attempt : { typed: nothing, problems: {} };
  const fields = form.fields.map((field) => drawField(form.name, field, typed, problems));
  return (
    `<form method="post" action="/forms/${escapeHtml(form.name)}" accept-charset="utf-8" novalidate` +
    ` aria-label="${escapeHtml(form.label)}">${paragraphs(form.text)}${fields.join('')}` +
    `<div class="sk-plain-buttons">${form.buttons.map(drawButton).join('')}</div></form>`
  );
}

/**
 * The HTML of a plain page, for the page's region. All words are escaped; addresses of links are ours.
 * @param attempt the form that was sent and is shown again: nothing that was typed is lost
 */
export function drawPlainPage(page: PlainPage, attempt: Attempt | null = null): string {
  const { eyebrow, title, lead, quote, facts = [], forms, links } = page;
  const lines = facts.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`);
  const ways = links.map(({ to, label }) => `<a href="${escapeHtml(to)}">${escapeHtml(label)}</a>`);
  return (
    '<div class="sk-plain"><header>' +
    (eyebrow === undefined ? '' : `<p class="sk-plain-eyebrow">${escapeHtml(eyebrow)}</p>`) +
    `<h1>${escapeHtml(title)}</h1>` +
    (lead === undefined ? '' : `<p class="sk-plain-lead">${escapeHtml(lead)}</p>`) +
    '</header>' +
    drawNotice(page.notice) +
    (attempt ? drawProblems(attempt, forms) : '') +
    paragraphs(page.text) +
    (quote === undefined ? '' : `<blockquote>${escapeHtml(quote)}</blockquote>`) +
    (lines.length > 0 ? `<dl>${lines.join('')}</dl>` : '') +
    forms.map((form) => drawForm(form, attempt)).join('') +
    (ways.length > 0 ? `<p class="sk-plain-links">${ways.join('')}</p>` : '') +
    '</div>'
  );
}
