const DATE = /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\b(?: \d{4})?/g;

/**
 * A text whose dates stay on one line: their spaces do not break. A dot between two facts ends a line and begins none.
 * @example wholeDates('Timing gates · 12 Oct 2026')
 */
export function wholeDates(text: string): string {
  return text.replace(DATE, (date) => date.replaceAll(' ', '\u{a0}')).replaceAll(' · ', '\u{a0}· ');
}
