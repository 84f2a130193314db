const DAY = /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\b(?: \d{4})?/g;

/** A text whose dates do not break over two lines. @example unbrokenDays('on 3 May 2026') keeps the date together */
export function unbrokenDays(text: string): string {
  return text.replace(DAY, (day) => day.replaceAll(' ', '\u00A0'));
}
