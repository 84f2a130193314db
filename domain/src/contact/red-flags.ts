import { withoutDates } from './contact-request';
import { isDisguised, readings } from './readings';
import { DIGIT_WORDS, RED_FLAG_WORDS } from './red-flag-words';

/** What makes somebody look at a contact request before it is passed on, with names. */
export const RED_FLAGS = {
  alone: 'Asks to meet alone, or without parents',
  pictures: 'Asks for pictures or films',
  body: 'Talks about looks or love',
  secret: 'Asks to keep it secret',
  details: 'Asks for age, number, address, school or papers',
  money: 'Talks about money or gifts',
  channel: 'Leads to another way of writing',
  disguised: 'Is written so that it cannot be checked: signs, spelling or language',
} as const;

export type RedFlag = keyof typeof RED_FLAGS;

/** Words of each flag that words alone can raise. */
const WORDS: Readonly<Record<Exclude<RedFlag, 'disguised'>, readonly string[]>> = RED_FLAG_WORDS;

const PATTERNS = Object.entries(WORDS).map(
  ([flag, words]) => [flag as RedFlag, new RegExp(`\\b(?:${words.join('|')})\\b`)] as const,
);

/** Words that mean the same however they are cut up, and stand in no other two words. */
const CUT_UP: readonly (readonly [RedFlag, RegExp])[] = [
  ['channel', /whatsapp|telegram|snapchat|instagram|facebook|messenger/],
  ['pictures', /selfie|pictures|photos/],
  ['alone', /withoutyourparents/],
];

const CURRENCY = /[€$£¥₿]/;
const TIME = /\b(?:[01]?\d|2[0-3])[:.][0-5]\d\b/g;
const YEAR = /\b(?:19|20)\d{2}\b/g;
// Formations are three or four figures.
const FIGURES = /(?:\d[^\p{L}\p{N}]{0,4}){7,}/u;
const NEAR_LINK = /[\p{L}\d]\.[a-z]{2,}|\.\s*(?:com|net|org)\b/u;

/** Whether a text gives a number or an address that only somebody who hides it would write like that. */
function hidesAddress(text: string): boolean {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[。｡]/g, '.');
  const figures = withoutDates(plain).replace(TIME, ' x ').replace(YEAR, ' x ');
  return FIGURES.test(figures) || NEAR_LINK.test(plain);
}

/** What is worrying about a text, in the order of {@link RED_FLAGS}; none for most. */
export function findRedFlags(text: string): RedFlag[] {
  const { words, spelled, letters } = readings(text);
  const found = new Set<RedFlag>();
  for (const [flag, pattern] of PATTERNS) if (pattern.test(spelled)) found.add(flag);
  for (const [flag, pattern] of CUT_UP) if (pattern.test(letters)) found.add(flag);
  if (CURRENCY.test(text)) found.add('money');
  if (DIGIT_WORDS.test(words) || hidesAddress(text)) found.add('channel');
  if (isDisguised(text)) found.add('disguised');
  return (Object.keys(RED_FLAGS) as RedFlag[]).filter((flag) => found.has(flag));
}
