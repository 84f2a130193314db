import type { Goal } from '@skora/domain';
import { goalReminder } from './goal-reminder';

const goal: Goal = {
  id: '1',
  corner: 'physical',
  title: 'Turn faster; left, then right',
  metric: { test: 'agility', key: 'agility505L' },
  start: 2.5,
  target: 2.3,
  dueOn: '2027-05-01',
  nextTestOn: '2027-01-15',
  note: '',
  doneAt: null,
  revision: 1,
};
const readLines = (one: Goal) =>
  goalReminder(one, 'mara', new Date('2026-11-21T10:00:00Z')).replaceAll('\r\n ', '').split('\r\n');

test('the next test is a whole day with a reminder the day before', () => {
  expect(readLines(goal)).toEqual(
    expect.arrayContaining([
      'UID:goal-1-mara@skora',
      'DTSTAMP:20261121T100000Z',
      'DTSTART;VALUE=DATE:20270115',
      'SUMMARY:Test: 505\\, left leg',
      expect.stringMatching(/^DESCRIPTION:Turn faster\\; left\\, then right\. Target: 2\.3 s\. /),
      'TRIGGER:-P1D',
    ]),
  );
});

test('a goal in words is looked at again', () => {
  expect(readLines({ ...goal, metric: null, target: null })).toContain(
    'SUMMARY:Look at your goal: Turn faster\\; left\\, then right',
  );
});
