import type { SiteEnv } from '../config/env';

const VALID_MONTHS = 6;

/**
 * Who takes reports of weaknesses. It is valid until the first of a month, some six months ahead: whoever runs the site says so by
 * running it.
 */
export function securityTxt(env: SiteEnv, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS, 1));
  return [
    `Contact: mailto:${env.browser.operator.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${env.publicOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
