import { escapeHtml } from '@skora/shared/utils/escape-html';

/** What a mail says; plain text everywhere, the layout makes HTML of it. */
export interface MailContent {
  subject: string;
  /** One or two sentences each. */
  paragraphs: string[];
  /** What somebody wrote, with its line breaks. */
  quote?: string;
  /** A list of things to read. */
  items?: { title: string; text: string; url: string }[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Small print below the action, such as how long the link works. */
  notes?: string[];
  /** Why the reader gets this mail, and what to do if it was not meant for them; one or two sentences. */
  why: string;
  /** Below the signature: who sends this, and the way out. */
  imprint?: { lines: string[]; link: { label: string; url: string } };
  /** Further header lines. */
  headers?: Record<string, string>;
  /** Who gets the answer, when it is not us. */
  replyTo?: string;
}

export interface RenderedMail {
  subject: string;
  replyTo?: string;
  headers?: Record<string, string>;
  html: string;
  text: string;
}

const SIGNATURE = 'SKORA – Data. Direction. Destiny.';
/** For readers who have never heard of us. */
const ABOUT = 'SKORA is a website where football players keep their stats and share their CV.';

// Colours hold 7:1 on white and 4.5:1 on the button; no pictures, so nothing tells us whether it was opened.
const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${escapeHtml(text)}</p>`;
const note = (text: string) =>
  `<p style="margin:0 0 12px;font-size:14px;line-height:1.5;color:#3f3f46">${escapeHtml(text)}</p>`;

const quotation = (text: string) =>
  `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #71717a;font-size:16px;line-height:1.5;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</blockquote>`;

function button({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  return [
    `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#14532d;color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>`,
    `<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#3f3f46">If the button does not work, copy this link into your browser:<br><a href="${href}" style="color:#14532d;overflow-wrap:anywhere;word-break:break-all">${href}</a></p>`,
  ].join('\n');
}

const item = ({ title, text, url }: { title: string; text: string; url: string }) =>
  `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.35"><a href="${escapeHtml(url)}" style="color:#14532d">${escapeHtml(title)}</a></h2>\n${paragraph(text)}`;

function imprintHtml({ lines, link }: NonNullable<MailContent['imprint']>): string {
  const way = `<a href="${escapeHtml(link.url)}" style="color:#14532d">${escapeHtml(link.label)}</a>`;
  return [...lines.map(note), `<p style="margin:0;font-size:14px;line-height:1.5">${way}</p>`].join('\n');
}

function toHtml({
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
    ...paragraphs.map(paragraph),
    ...(quote === undefined ? [] : [quotation(quote)]),
    ...items.map(item),
    ...(action ? [button(action)] : []),
    ...[...notes, why].map(note),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f4f5;color:#18181b;font-family:Arial,Helvetica,sans-serif">
<main style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff">
<h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${parts.join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #71717a;font-size:14px;color:#3f3f46">${escapeHtml(SIGNATURE)}<br>${escapeHtml(ABOUT)}</p>${imprint ? `\n${imprintHtml(imprint)}` : ''}
</main>
</body>
</html>
`;
}

function toText({
  subject,
  paragraphs,
  quote,
  items = [],
  action,
  notes = [],
  why,
  imprint,
}: MailContent): string {
  const quoted = quote === undefined ? [] : [quote.replace(/^/gm, '> ')];
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const listed = items.map(({ title, text, url }) => `${title}\n${text}\n${url}`);
  const end = imprint ? [...imprint.lines, `${imprint.link.label}:\n${imprint.link.url}`] : [];
  const parts = [
    subject,
    ...paragraphs,
    ...quoted,
    ...listed,
    ...link,
    ...notes,
    why,
    `-- \n${SIGNATURE}\n${ABOUT}`,
    ...end,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Renders a mail as accessible HTML and as plain text with the same words. */
export function renderMail(content: MailContent): RenderedMail {
  const { subject, replyTo, headers } = content;
  return {
    subject,
    html: toHtml(content),
    text: toText(content),
    ...(replyTo !== undefined && { replyTo }),
    ...(headers !== undefined && { headers }),
  };
}
