const LONGEST_OCTETS = 75;
const CONTROLS = /[^\P{Cc}\t\n]/gu;

function octets(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** Text as the value of a property (RFC 5545, 3.3.11); what may not stand in a file is left out. */
export function escapedText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/**
 * A line with its end. A line holds 75 octets; what is longer goes on after a line break and a space, never within a
 * letter (RFC 5545, 3.1).
 */
export function calendarLine(line: string): string {
  let length = 0;
  const letters = Array.from(line, (letter) => {
    const size = octets(letter);
    length += size;
    if (length <= LONGEST_OCTETS) return letter;
    length = 1 + size;
    return `\r\n ${letter}`;
  });
  return `${letters.join('')}\r\n`;
}
