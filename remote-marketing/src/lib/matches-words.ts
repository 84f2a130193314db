function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
}

/** Whether every searched word begins a word of the text. @example matchesWords('yo-yo', 'The Yo-Yo test') // true */
export function matchesWords(query: string, text: string): boolean {
  const words = splitWords(text);
  return splitWords(query).every((start) => words.some((word) => word.startsWith(start)));
}
