// Control characters except tab and line feed, halves of signs, the marks that reverse the reading direction, and what takes
// no room. Joiners stay: words of many languages and emoji are made with them.
const NEVER_SHOWN =
  /[^\P{Cc}\t\n]|\p{Cs}|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/gu;

/** Text of several lines as a person reads it: one kind of line break, nothing invisible, no space around it. */
export function plainText(written: string): string {
  return written
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(NEVER_SHOWN, '')
    .normalize('NFC')
    .trim();
}

/** The same on one line. */
export function plainLine(written: string): string {
  return plainText(written).replace(/\s+/g, ' ');
}
