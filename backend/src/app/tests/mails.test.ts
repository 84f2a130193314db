import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_OPERATOR, type Operator } from '@skora/shared/utils/operator';
import { clipDecisionMail } from '../../features/clips/mails/texts';
import { contactMessageMail, contactReceiptMail } from '../../features/contact/mails/texts';
import { accountDecisionMail } from '../../features/suspension/mails/texts';
import type { ComposeDeps } from '../../lib/mail/compose';
import { preheaderOf, renderMail, type MailContent } from '../../lib/mail/layout';
import { WORDS } from '../../lib/mail/layout/words';
import { SAMPLE_MAILS } from '../../testing/sample-mails';
import { MESSAGE } from '../../testing/sample-mails/reader-mails';
import { OPERATOR } from '../../testing/sample-mails/sample';
import { mailComposers } from '../compose-mails';

/** Every mail as a list of mails shows it, for people to read in one go. */
const LIST = join(import.meta.dirname, 'mails.txt');
const LINK = 'https://skora.example/';
const DECIDED = { title: 'A save', reason: 'Somebody in it does not agree.' };
const samples = SAMPLE_MAILS.map(({ id, content }): [string, MailContent] => [id, content]);

const LINKS = /https:\/\/\S+/g;
const wordsOf = (text: string) => text.replace(LINKS, '').split(/\s+/).filter(Boolean);

/** What a reader of the HTML sees. */
function seenIn(html: string): string {
  return html
    .replace(/<head>.*<\/head>|<!--.*?-->|<div style="display:none.*?<\/div>/gs, '')
    .replace(WORDS.linkHint, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

/** The plain text without the signs that stand for what HTML shows by its looks. */
function saidIn(text: string): string {
  return text.replace(/:(?=\n *https:)/g, '').replace(/^(> ?|- |-- $|=+$)/gm, '');
}

test('every kind of mail has a sample, and each sample a name of its own', () => {
  const kinds = Object.keys(mailComposers({} as ComposeDeps));
  const sampled = new Set(SAMPLE_MAILS.map(({ kind }) => kind));
  expect(kinds.length).toBeGreaterThan(30);
  expect([...kinds, 'newsletter-digest'].filter((kind) => !sampled.has(kind))).toEqual([]);
  expect(new Set(SAMPLE_MAILS.map(({ id }) => id)).size).toBe(SAMPLE_MAILS.length);
});

test.each(samples)('%s: text and HTML say the same words in the same order', (_id, content) => {
  const { html, text } = renderMail(content);
  expect(wordsOf(saidIn(text))).toEqual(wordsOf(seenIn(html)));
});

test.each(samples)('%s: no sentence ends with two full stops', (_id, content) => {
  expect(renderMail(content).text).not.toMatch(/\.\.(?!\.)/);
});

test.each(samples)('%s: text and HTML lead to the same places, each link on its own line', (_id, content) => {
  const { html, text } = renderMail(content);
  const linked = [...html.matchAll(/href="(.*?)"/g)].map(([, url = '']) => url.replace(/&amp;/g, '&'));
  expect(new Set(text.match(LINKS) ?? [])).toEqual(new Set(linked));
  for (const line of text.split('\n')) {
    expect(line).toMatch(/^ *https:\/\/\S+$|^(?!.*https:).{0,76}$/);
  }
});

test.each(samples)('%s: one heading, one main part, and nothing is loaded', (_id, content) => {
  const { html, subject } = renderMail(content);
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(html).toContain(`<title>${subject.replace(/'/g, '&#39;')}</title>`);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/<main/g)).toHaveLength(1);
  expect(html).not.toMatch(
    /<img|<script|<link|<iframe|<svg|\ssrc=|background=|url\(|@import|@font-face|http:/,
  );
  expect(html.replace(/<a href="https:[^"]*"|>https:[^<]*<\/a>/g, '')).not.toContain('https:');
});

test.each(samples)('%s: subject and preheader fit into a list of mails', (_id, content) => {
  const preheader = preheaderOf(content);
  expect(content.subject.length).toBeLessThanOrEqual(60);
  expect(preheader.length).toBeLessThanOrEqual(140);
  expect(preheader).toMatch(/\S.*[.!?…”]$/);
  expect(preheader).not.toBe(content.subject);
});

test('subjects and preheaders are as listed; SKORA_WRITE_PICTURES=1 writes the list again', () => {
  const list = SAMPLE_MAILS.map(
    ({ id, content }) => `${id}\n  ${content.subject}\n  ${preheaderOf(content)}\n`,
  );
  const text = list.join('\n');
  if (process.env['SKORA_WRITE_PICTURES']) writeFileSync(LIST, text);
  expect(text).toBe(readFileSync(LIST, 'utf8'));
});

const promising: [name: string, write: (operator: Operator) => MailContent, time: string][] = [
  ['contact receipt', (operator) => contactReceiptMail('SK-1', 'press', operator), 'three working days'],
  ['safeguarding receipt', (operator) => contactReceiptMail('SK-1', 'safeguarding', operator), '24 hours'],
  ['contact message', (operator) => contactMessageMail('SK-1', MESSAGE, operator), '24 hours'],
  [
    'clip hidden',
    (operator) =>
      clipDecisionMail({ ...DECIDED, decision: 'hide' }, { clips: LINK, objection: LINK }, operator),
    'three working days',
  ],
  [
    'account suspended',
    (operator) =>
      accountDecisionMail({ ...DECIDED, decision: 'suspend' }, { home: LINK, objection: LINK }, operator),
    'three working days',
  ],
];

const inOneLine = (content: MailContent) => wordsOf(renderMail(content).text).join(' ');

test.each(promising)('the mail "%s" promises what the operator does, or nothing', (_name, write, time) => {
  expect(inOneLine(write(OPERATOR))).toContain(`within ${time}.`);
  expect(inOneLine(write(SAMPLE_OPERATOR))).not.toMatch(/answers within|answer within|undefined/);
});

test('who answers a message answers its sender', () => {
  expect(renderMail(contactMessageMail('SK-1', MESSAGE, OPERATOR)).replyTo).toBe(MESSAGE.email);
});

const told: [id: string, words: RegExp][] = [
  ['showcase-place', /Saturday.*13 March 2027.*10:00 \(Europe\/Lisbon\), Campo Inventado/],
  ['deletion-scheduled', /Wednesday.*9 December 2026.*09:30 \(UTC\)/],
];

test.each(told)('%s tells its date with the time zone', (id, words) => {
  const [, content] = samples.find(([name]) => name === id) ?? [];
  expect(content && inOneLine(content)).toMatch(words);
});
