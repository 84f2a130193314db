const MAX_WORDS = 2;
const MAX_CHARACTERS = 15;
const CUT_TO = 12;
/** Longest family emoji has 10 code points; more is a pile of accents that would leave its line. */
const MAX_CODE_POINTS = 16;
const NAMELESS = 'player';

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\p{M}\p{White_Space}]/gu;

function isVisible(word: string): boolean {
  return word.replace(INVISIBLE, '') !== '';
}

function* graphemesOf(word: string): Generator<string> {
  if (typeof Intl.Segmenter === 'undefined') yield* word;
  else for (const { segment } of new Intl.Segmenter().segment(word)) yield segment;
}

/** Reads no further than it must: names come from people and may be very long. */
function shorten(word: string): string {
  const characters: string[] = [];
  for (const grapheme of graphemesOf(word)) {
    characters.push([...grapheme.slice(0, 2 * MAX_CODE_POINTS)].slice(0, MAX_CODE_POINTS).join(''));
    if (characters.length > MAX_CHARACTERS) return `${characters.slice(0, CUT_TO).join('')}…`;
  }
  return characters.join('');
}

/**
 * The name in "Hi, {name}": two words at most, a word of more than 15 characters becomes 12 and an ellipsis.
 * Characters are what people see (graphemes). A name with nothing to see becomes "player".
 * @example greetingName('Maximiliano-Alexandrovich da Silva') // 'Maximiliano-… da'
 */
export function greetingName(displayName: string | null): string {
  const words = (displayName ?? '').split(/\s+/u).filter(isVisible).slice(0, MAX_WORDS);
  return words.length === 0 ? NAMELESS : words.map(shorten).join(' ');
}
