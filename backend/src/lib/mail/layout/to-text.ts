import type { MailContent } from './mail-content';
import { WORDS } from './words';
import { wrapLines } from './wrap-lines';

const QUOTE = '> ';
const DASH = '- ';
const INDENT = '  ';

function heading(subject: string): string {
  const lines = wrapLines(subject);
  const width = Math.max(...lines.split('\n').map((line) => line.length));
  return `${lines}\n${'='.repeat(width)}`;
}

function item({ title, text, url }: NonNullable<MailContent['items']>[number]): string {
  return `${wrapLines(title, DASH, INDENT)}\n${wrapLines(text, INDENT)}\n${INDENT}${url}`;
}

/** The mail as plain text: the words of the HTML in their order, each link on a line of its own. */
export function toText({
  subject,
  paragraphs,
  quote,
  items = [],
  action,
  notes = [],
  why,
  imprint,
}: MailContent): string {
  const parts = [
    WORDS.wordmark,
    heading(subject),
    ...paragraphs.map((paragraph) => wrapLines(paragraph)),
    ...(quote === undefined ? [] : [wrapLines(quote, QUOTE)]),
    ...items.map(item),
    ...(action ? [`${wrapLines(action.label)}:\n${action.url}`] : []),
    ...[...notes, why].map((note) => wrapLines(note)),
    `-- \n${wrapLines(`${WORDS.signature}\n${WORDS.about}`)}`,
    ...(imprint ? imprint.lines.map((line) => wrapLines(line)) : []),
    ...(imprint ? [`${imprint.link.label}:\n${imprint.link.url}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
