/** Letters without their marks, so that "nordsjaelland" and "Nordsjælland" are the same search. */
export function bareLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss');
}

export function searchWords(text: string): string[] {
  return bareLetters(text).split(/\s+/).filter(Boolean);
}
