import { parseAccountStatus } from './account-status';

it.each([
  [null, 'incomplete'],
  [{ tierLevel: 'tier0' }, 'active'],
  [{ status: 'active' }, 'active'],
  [{ status: 'pending-guardian' }, 'pending-guardian'],
  [{ status: 'admin' }, 'unknown'],
  [{ status: 7 }, 'unknown'],
])('a record of %j means %s', (fields, status) => {
  expect(parseAccountStatus(fields)).toBe(status);
});
