import { parseArgs } from 'node:util';
import type { MailDomain } from './check-mail-domain';

export const USAGE = `Usage: MAIL_FROM="SKORA <no-reply@skora.example>" npm run deploy:check -- \\
         --selector <name> [--selector <name>] [--bounces <domain>] [--include <host>]

  --selector  each DKIM key the mail service shows: s1 and s2, or resend
  --bounces   the domain bounces go to, when it is not the sender's: em1234.…, or send.…
  --include   whom SPF has to allow, such as amazonses.com; leave it out where the mail service keeps the record`;

function read(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        include: { type: 'string' },
        selector: { type: 'string', multiple: true },
        bounces: { type: 'string' },
      },
    }).values;
  } catch {
    return null;
  }
}

/** Reads the words after `npm run deploy:check --`. @returns `null` when something is missing or not known */
export function readMailDomain(
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): MailDomain | null {
  const values = read(words);
  const domain = /@([a-z0-9.-]+)>?$/i.exec(env['MAIL_FROM'] ?? '')?.[1]?.toLowerCase();
  const { include = null, selector: selectors = [], bounces } = values ?? {};
  if (domain === undefined || selectors.length === 0) return null;
  return { domain, bounceDomain: bounces ?? domain, include, selectors };
}
