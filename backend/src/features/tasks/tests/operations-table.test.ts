import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEDULED_TASKS } from '../../../app/scheduled-tasks';

const DOCUMENT = join(__dirname, '../../../../../docs/operations.md');
const ROW = /^\| `([a-z-]+)` \| (.+) \| `([^`]+)` \| (call|job) \| (\d+) min \|$/gm;

test('docs/operations.md lists every scheduled task as it is', () => {
  const rows = [...readFileSync(DOCUMENT, 'utf8').matchAll(ROW)];
  expect(rows.map(([, name, , schedule, runs, minutes]) => [name, schedule, runs, Number(minutes)])).toEqual(
    Object.entries(SCHEDULED_TASKS).map(([name, { schedule, runs, dueWithinMinutes }]) => [
      name,
      schedule,
      runs,
      dueWithinMinutes,
    ]),
  );
});
