import type { EnvReader } from './env-reader';
import { isLocal } from './environment';

/**
 * Reads what the site proves itself with to the backend, so that nobody else is believed who a visitor is. Site and backend read
 * the same variable.
 */
export function readSiteSecret(env: EnvReader): string | null {
  if (!isLocal(env)) env.required('SITE_SECRET');
  return env.secret('SITE_SECRET');
}
