/** Letters that have no plain one with a mark, as people write them on a keyboard without them. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** Letters without their marks, so that "nordsjaelland" and "Nordsjælland" are the same search. */
export function bareLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æœøßłđðþħı]/g, (letter) => PLAIN[letter] ?? letter);
}
