import {
  boundProblem,
  type FieldBounds,
  PROFILE_FIELDS,
  ROW_BOUNDS,
  type RowCollection,
} from '@skora/domain';
import { demoRecords } from '../statistics/demo-records';
import { demoProfiles } from './demo-profiles';

function problems(bounds: FieldBounds, fields: Readonly<Record<string, unknown>>): string[] {
  const unknown = Object.keys(fields).filter((key) => !(key in bounds));
  const wrong = Object.entries(bounds).flatMap(([key, bound]) => {
    const problem = boundProblem(bound, fields[key], new Date());
    return problem ? [`${key}: ${problem}`] : [];
  });
  return [...unknown, ...wrong];
}

it.each(demoProfiles)('$uid: all of it is what a form could have sent', ({ uid, profile, rows }) => {
  const record = demoRecords.find((one) => one.uid === uid);
  expect(problems(PROFILE_FIELDS, { displayName: 'Demo', ...record?.profile, ...profile })).toEqual([]);
  for (const [collection, list] of Object.entries(rows)) {
    const { fields, places } = ROW_BOUNDS[collection as RowCollection];
    expect(list.length).toBeLessThanOrEqual(places);
    for (const row of list) expect(problems(fields, row)).toEqual([]);
  }
});
