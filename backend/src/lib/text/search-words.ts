import { bareLetters } from '@skora/domain';

export function searchWords(text: string): string[] {
  return bareLetters(text).split(/\s+/).filter(Boolean);
}
