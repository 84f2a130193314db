/** Letters of other languages that no normal form takes apart. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};
const OTHER_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/** Small letters without marks, and nothing invisible. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(OTHER_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** What the figures from 0 to 9 look like; a 1 is i or l. */
const LOOKS_LIKE = ['o', '1', '2', 'e', 'a', 's', '6', 't', 'b', '9'];

/** Words with figures in them, with the letters that these look like. @param one what a 1 stands for */
function spell(text: string, one: 'i' | 'l'): string {
  return text.replace(/\b(?=\w*[a-z])\w*\d\w*/g, (word) =>
    word.replace(/\d/g, (figure) => (figure === '1' ? one : (LOOKS_LIKE[Number(figure)] ?? figure))),
  );
}

const words = (text: string) => text.replace(/[^a-z0-9]+/g, ' ');

/** The ways to read a text in bare small letters and figures. */
export function readings(text: string) {
  const bare = plain(text);
  const written = words(bare);
  const spelled = words(bare.replace(/(?<=[a-z0-9])[!|](?=[a-z0-9])/g, '1'));
  const once = written.replace(/([a-z])\1{2,}/g, '$1');
  return {
    words: written,
    /** As written, with figures and signs read as letters, and with long letters cut short; a line each. */
    spelled: [written, spell(spelled, 'i'), spell(spelled, 'l'), once].join('\n'),
    /** Without anything between the letters. */
    letters: spell(spelled, 'i').replace(/ /g, ''),
  };
}

/** Words that make up a third of any English text, and far less of others. */
const ENGLISH = new Set(
  [
    'the and of to a in is are we i you your our my for with on at would like from that this it he she him her they',
    'them his their who have has was will be not as by could about if up or us me an can',
    'play plays player players training team club match coach',
  ].flatMap((line) => line.split(' ')),
);
const SHORTEST_CHECKED = 10;
const LEAST_ENGLISH = 0.25;

function isEnglish(text: string): boolean {
  const all = words(plain(text)).trim().split(' ');
  const known = all.filter((word) => ENGLISH.has(word));
  return all.length < SHORTEST_CHECKED || known.length / all.length >= LEAST_ENGLISH;
}

/** What is left of honest English: letters, figures, punctuation, money, a degree sign and a ball. */
const UNREADABLE = /[^a-z0-9\s\p{P}\p{Sc}\p{Sm}\p{Sk}°©®⚽]|[a-z][*#~^][a-z]/u;
/** Letters far apart: "p i c s". */
const SPACED = /(?:\b[a-z]\b[^a-z0-9]+){3,}[a-z]\b/;

/** Whether words cannot be found in a text: other letters, letters apart, signs instead, or another language. */
export function isDisguised(text: string): boolean {
  const bare = plain(text);
  return UNREADABLE.test(bare) || SPACED.test(bare) || !isEnglish(text);
}
