import { calendarFile } from './calendar-file';
import { demoShowcase } from './testing/demo-showcase';

test('says when, where and who to call', () => {
  const file = calendarFile({ ...demoShowcase, title: 'Demo; a day' }, new Date('2026-11-21T10:00:00Z'));
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain('DTSTART:20300309T100000Z');
  expect(unfolded).toContain('DTEND:20300309T143000Z');
  expect(unfolded).toContain('SUMMARY:Demo\\; a day\r\n');
  expect(unfolded).toContain('LOCATION:Campo Inventado\\, Rua Fictícia 1\\, Lisbon');
  expect(unfolded).toContain('Pat Placeholder');
});
