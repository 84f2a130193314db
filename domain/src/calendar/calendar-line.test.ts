import { calendarLine, escapedText } from './calendar-line';

const octets = (text: string) => new TextEncoder().encode(text).length;

test.each([
  ['a back slash', 'a\\b', String.raw`a\\b`],
  ['a semicolon and a comma', 'one; two, three', String.raw`one\; two\, three`],
  ['line breaks of every kind', 'a\nb\r\nc\rd', String.raw`a\nb\nc\nd`],
  ['what looks escaped already', String.raw`\n`, String.raw`\\n`],
  ['what may not stand in a file', 'a\u0000b\u0007c\u0085d', 'abcd'],
  ['a colon, quotes and tabs as they are', '"a":\tb', '"a":\tb'],
])('%s', (_what, text, expected) => expect(escapedText(text)).toBe(expected));

test('a line of 75 octets stays whole, one more makes a second line', () => {
  expect(calendarLine('x'.repeat(75))).toBe(`${'x'.repeat(75)}\r\n`);
  expect(calendarLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x\r\n`);
  expect(calendarLine('')).toBe('\r\n');
});

test.each([
  ['one octet', 'x'],
  ['two', 'ü'],
  ['three', '€'],
  ['four', '⚽️😀'],
])('letters of %s are never cut, however they fall', (_what, letter) => {
  for (let before = 0; before < 8; before += 1) {
    const line = `${'a'.repeat(before)}${letter.repeat(120)}`;
    const lines = calendarLine(line).slice(0, -2).split('\r\n');
    expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
    expect(lines.slice(1).every((next) => next.startsWith(' '))).toBe(true);
    // As a reader puts it together again.
    expect(lines.map((next, index) => (index === 0 ? next : next.slice(1))).join('')).toBe(line);
    // No line ends long before it is full.
    expect(Math.min(...lines.slice(0, -1).map(octets))).toBeGreaterThan(75 - 4);
  }
});
