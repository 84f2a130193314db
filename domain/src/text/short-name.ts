const NOT_OF_NAMES = /[^\p{L}\p{M}'’-]/gu;
const MAX_LENGTH = 20;

function cut(text: string, length: number): string {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    .slice(0, length)
    .join('');
}

/**
 * First name and initial, as a guardian reads it: "Mara F.". Everything that is not part of names goes, so that
 * nobody can send strangers an address or an advertisement in our mails.
 *
 * @returns "A player" when nothing of the name is left
 */
export function shortName(displayName: string): string {
  const words = displayName
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => word.replace(NOT_OF_NAMES, ''))
    .filter((word) => /\p{L}/u.test(word));
  const [first, ...others] = words;
  if (first === undefined) return 'A player';
  const last = others.at(-1);
  return last === undefined ? cut(first, MAX_LENGTH) : `${cut(first, MAX_LENGTH)} ${cut(last, 1)}.`;
}
