import { bareLetters } from '../../lib/text/search-words';

const LONGEST = 100;

/** A part of an address made from names. @example slug('La Fábrica', 'Real Madrid') // 'la-fabrica-real-madrid' */
export function slug(...names: string[]): string {
  return bareLetters(names.join(' '))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
}
