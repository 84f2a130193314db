import type { ContactReceiver } from './contact-receiver';

/** Who writes, as stored, with names. */
export const CONTACT_ROLES = {
  coach: 'Coach',
  scout: 'Scout',
  academy: 'Academy staff',
  agent: 'Agent',
  journalist: 'Journalist',
  other: 'Somebody else',
} as const;

export type ContactRole = keyof typeof CONTACT_ROLES;

/** Lengths in characters. */
export const CONTACT_BOUNDS = { name: 80, club: 80, shortestReason: 40, reason: 800, report: 500 } as const;

/** What the receiver can say. */
export const CONTACT_ANSWERS = ['accept', 'decline', 'block', 'report'] as const;
export type ContactAnswer = (typeof CONTACT_ANSWERS)[number];

const ANSWERS_AFTER: Readonly<Record<ContactAnswer, readonly ContactAnswer[]>> = {
  accept: ['block', 'report'],
  decline: ['block', 'report'],
  block: ['report'],
  report: [],
};

/** What the receiver can still say. @param given the last answer; null: none yet */
export function answersAfter(given: ContactAnswer | null): readonly ContactAnswer[] {
  return given === null ? CONTACT_ANSWERS : ANSWERS_AFTER[given];
}

/** Whether a text says anything: a letter or a figure, not signs nobody sees. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/**
 * Whether somebody in this role may write. FIFA lets agents approach minors and their families only shortly before a first
 * professional contract and with the guardian's written consent beforehand, which nobody can check here.
 */
export function mayWriteAs(role: ContactRole, receiver: ContactReceiver): boolean {
  return role !== 'agent' || receiver === 'player';
}

// Dates and seasons are made of as many digits as telephone numbers.
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const DATES = new RegExp(
  [
    `\\b(?:19|20)\\d{2}-\\d{2}-\\d{2}\\b`,
    `\\b${DAY}[./-]${DAY}[./-](?:20)?\\d{2}\\b`,
    `\\b(?:19|20)\\d{2}\\s?[/–-]\\s?(?:20)?\\d{2}\\b`,
  ].join('|'),
  'g',
);
const PHONE = /(?:\+|\b0)\d?(?:[\s()./–-]*\d){6,}|\d(?:[\s()./–-]*\d){8,}/;
const LINK = /:\/\/|\bwww\.|[\w-]\.(?:com|net|org|info|biz|app|club|link|site|online|shop)\b/i;
// In lower case only: "the trial.We" is a slip of the space bar.
const COUNTRY_LINK = /[\w-]\.[a-z]{2}(?=[/?#\s,;)]|\.?$)/m;

/** A text without its dates. */
export const withoutDates = (text: string) => text.replace(DATES, ' # ');

/** Whether a text carries an address, a link or a telephone number, as written by somebody who hides nothing. */
export function carriesAddress(text: string): boolean {
  const plain = withoutDates(text.normalize('NFKC').replace(/[\p{Cf}\p{M}]/gu, ''));
  return plain.includes('@') || PHONE.test(plain) || LINK.test(plain) || COUNTRY_LINK.test(plain);
}
