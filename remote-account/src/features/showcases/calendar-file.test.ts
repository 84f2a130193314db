import { calendarFile } from './calendar-file';
import { demoShowcase } from './testing/demo-showcase';

const file = calendarFile(
  {
    ...demoShowcase,
    title: 'Demo; a day, with \\ and ünïcode that is so long that its line has to be folded somewhere',
  },
  new Date('2026-11-21T10:00:00Z'),
);

test('lines end with CRLF and hold at most 75 octets', () => {
  const lines = file.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toContain('\n');
});

test('says when, where and who to call, with special characters escaped', () => {
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain('DTSTAMP:20261121T100000Z');
  expect(unfolded).toContain('DTSTART:20300309T100000Z');
  expect(unfolded).toContain('DTEND:20300309T143000Z');
  expect(unfolded).toContain('SUMMARY:Demo\\; a day\\, with \\\\ and ünïcode');
  expect(unfolded).toContain('LOCATION:Campo Inventado\\, Rua Fictícia 1\\, Lisbon');
  expect(unfolded).toContain('Pat Placeholder');
});
