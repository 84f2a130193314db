import { SAMPLE_OPERATOR, type Operator } from '@skora/shared/utils/operator';
import { clipDecisionMail } from '../../features/clips/mails/texts';
import { contactMessageMail, contactReceiptMail } from '../../features/contact/mails/texts';
import { deletionScheduledMail } from '../../features/deletion/mails/texts';
import { showcasePlaceMail } from '../../features/showcases/mails/texts';
import { accountDecisionMail } from '../../features/suspension/mails/texts';
import { renderMail, type MailContent } from '../../lib/mail/layout';
import {
  ACCOUNT_LINKS,
  CLIP,
  CLIP_LINKS,
  MESSAGE,
  OPERATOR,
  PLACE,
  SAMPLE_MAILS,
  URL_WITH_QUERY,
} from './sample-mails';

const ABOUT = 'SKORA is a website where football players keep their stats and share their CV.';

function stripTags(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

test.each(SAMPLE_MAILS)('the mail "%s" says the same as text and as HTML', (_name, content) => {
  const { html, text, subject } = renderMail(content);
  for (const part of [subject, ...content.paragraphs, ...(content.notes ?? []), content.why, ABOUT]) {
    expect(text).toContain(part);
    expect(stripTags(html)).toContain(part);
  }
  expect(text.includes(URL_WITH_QUERY)).toBe(content.action !== undefined);
});

test.each(SAMPLE_MAILS)(
  'the mail "%s" has language, title, one heading, one main part and no remote content',
  (_name, content) => {
    const { html, subject } = renderMail(content);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain(`<title>${subject.replace(/'/g, '&#39;')}</title>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import|http:/);
    expect(subject.length).toBeLessThanOrEqual(60);
  },
);

const promising: [name: string, write: (operator: Operator) => MailContent, time: string][] = [
  ['contact receipt', (operator) => contactReceiptMail('SK-1', 'press', operator), 'two days'],
  ['safeguarding receipt', (operator) => contactReceiptMail('SK-1', 'safeguarding', operator), '24 hours'],
  ['contact message', (operator) => contactMessageMail('SK-1', MESSAGE, operator), '24 hours'],
  [
    'clip hidden',
    (operator) => clipDecisionMail({ ...CLIP, decision: 'hide' }, CLIP_LINKS, operator),
    'two days',
  ],
  [
    'account suspended',
    (operator) => accountDecisionMail({ ...CLIP, decision: 'suspend' }, ACCOUNT_LINKS, operator),
    'two days',
  ],
];

test.each(promising)('the mail "%s" promises what the operator does, or nothing', (_name, write, time) => {
  expect(renderMail(write(OPERATOR)).text).toContain(`within ${time}.`);
  const { text } = renderMail(write(SAMPLE_OPERATOR));
  expect(text).not.toMatch(/answers within|answer within|undefined/);
});

test('a quotation keeps its lines, as text and as HTML, and its sender gets the answer', () => {
  const { html, text, replyTo } = renderMail(contactMessageMail('SK-7Q2M-X04D', MESSAGE, OPERATOR));
  expect(text).toContain('> One line.\n> <b>Another</b> line.\n');
  expect(html).toContain('One line.\n&lt;b&gt;Another&lt;/b&gt; line.</blockquote>');
  expect(html).not.toContain('<b>');
  expect(replyTo).toBe('robin@sender.example');
});

test('what people wrote stays text, also in a link', () => {
  const { html } = renderMail({
    subject: '<script>alert(1)</script>',
    paragraphs: ['"quoted" & <b>bold</b>'],
    action: { label: '<i>', url: 'https://skora.example/?a="><script>' },
    why: '<i>Why</i>',
  });
  expect(html).not.toMatch(/<script|<b>|<i>/);
  expect(html).toContain('href="https://skora.example/?a=&quot;&gt;&lt;script&gt;"');
});

test('a showcase is told in the time of its place', () => {
  const { text } = renderMail(showcasePlaceMail(PLACE, URL_WITH_QUERY));
  expect(text).toMatch(/Saturday.*28 November 2026.*10:30 \(Europe\/Berlin\), Platz 1, Musterstadt/);
});

test('the date of a deletion is told with its time zone', () => {
  const { text } = renderMail(deletionScheduledMail(Date.UTC(2026, 10, 28, 9, 30), URL_WITH_QUERY));
  expect(text).toMatch(/Saturday.*28 November 2026.*09:30 \(UTC\)/);
});
