/** A text whose dates stay on one line: their spaces do not break. @example wholeDates('on 12 Oct 2026') */
export function wholeDates(text: string): string {
  return text.replace(/\b(\d{1,2}) (\p{L}{3,4}) (\d{4})\b/gu, '$1\u{a0}$2\u{a0}$3');
}
