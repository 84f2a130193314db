import { createStore } from '../../store/create-store';

/**
 * How far the account of whoever is here has come. `none`: nobody is signed in. `unknown`: not answered yet.
 * `incomplete`: the sign-in exists, the registration does not. `pending-guardian`: a parent has to agree; until then
 * nothing can be saved. A hint for the page: rules and backend decide.
 */
export type AccountStatus = 'unknown' | 'none' | 'incomplete' | 'pending-guardian' | 'active';

/** The status, outside React. */
export const accountStatusStore = createStore<AccountStatus>('unknown');

/** Reads the status of an account record. Records older than the field are open. @param fields null: no record */
export function parseAccountStatus(fields: Record<string, unknown> | null): AccountStatus {
  if (!fields) return 'incomplete';
  const { status = 'active' } = fields;
  return status === 'active' || status === 'pending-guardian' ? status : 'unknown';
}
