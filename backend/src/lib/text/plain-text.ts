// Control characters except tab and line feed, and the marks that reverse the reading direction.
const NEVER_SHOWN = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu;

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
