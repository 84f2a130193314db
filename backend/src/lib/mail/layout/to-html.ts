import { escapeHtml } from '@skora/shared/utils/escape-html';
import { look, styleSheet } from './looks';
import type { MailContent } from './mail-content';
import { preheaderOf } from './preheader';
import { WORDS } from './words';

/** A table that only places things, for Outlook, which knows neither `max-width` nor the padding of a link. */
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
/** Invisible letters, so that programs do not go on with the text of the mail. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(90);
const HIDDEN =
  'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all';

/** An initial stays on the line of its name: Mara F. */
const prose = (text: string) => escapeHtml(text).replace(/ (?=\p{Lu}\.)/gu, '&nbsp;');
const lines = (text: string) => prose(text).replace(/\r\n?|\n/g, '<br>\n');
const paragraph = (text: string) => `<p ${look('paragraph')}>${prose(text)}</p>`;
const note = (text: string) => `<p ${look('note')}>${prose(text)}</p>`;
const quotation = (text: string) => `<blockquote ${look('quote')}>${lines(text)}</blockquote>`;

function button({ label, url }: NonNullable<MailContent['action']>): string {
  const href = escapeHtml(url);
  return [
    `<table ${TABLE} style="margin:24px 0"><tr><td ${look('button')}><a href="${href}" ${look('label')}>${escapeHtml(label)}</a></td></tr></table>`,
    `<p ${look('note')}>${WORDS.linkHint}<br><a href="${href}" ${look('address')}>${href}</a></p>`,
  ].join('\n');
}

const item = ({ title, text, url }: NonNullable<MailContent['items']>[number]) =>
  `<h2 ${look('item')}><a href="${escapeHtml(url)}" ${look('link')}>${escapeHtml(title)}</a></h2>\n${paragraph(text)}`;

function imprintParts({ lines: written, link }: NonNullable<MailContent['imprint']>): string[] {
  const way = `<a href="${escapeHtml(link.url)}" ${look('link')}>${escapeHtml(link.label)}</a>`;
  return [...written.map(note), `<p ${look('note')}>${way}</p>`];
}

/** The mail as accessible HTML without pictures, so nothing tells us whether it was opened. */
export function toHtml(content: MailContent): string {
  const { subject, paragraphs, quote, items = [], action, notes = [], why, imprint } = content;
  const parts = [
    ...paragraphs.map(paragraph),
    ...(quote === undefined ? [] : [quotation(quote)]),
    ...items.map(item),
    ...(action ? [button(action)] : []),
    ...[...notes, why].map(note),
  ];
  const foot = [
    `<p ${look('note')}>${WORDS.signature}<br>${WORDS.about}</p>`,
    ...(imprint ? imprintParts(imprint) : []),
  ];
  return `<!doctype html>
<html lang="${WORDS.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
${styleSheet()}
</style>
</head>
<body ${look('ground')}>
<div style="${HIDDEN}">${escapeHtml(preheaderOf(content))}${FILLER}</div>
<table ${TABLE} width="100%" ${look('ground')}><tr><td align="center" ${look('frame')}>
<!--[if mso]><table ${TABLE} width="560"><tr><td><![endif]-->
<table ${TABLE} width="100%" align="center" ${look('column')}>
<tr><td align="left" ${look('band')}><header><p ${look('wordmark')}>${WORDS.wordmark}</p></header></td></tr>
<tr><td align="left" ${look('sheet')}>
<main>
<h1 ${look('heading')}>${prose(subject)}</h1>
${parts.join('\n')}
</main>
</td></tr>
<tr><td align="left" ${look('foot')}>
<footer>
${foot.join('\n')}
</footer>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}
