import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run deploy:check -- --for site|backend [--env <file>] [--json] [--no-dns]
         [--selector <name>]… [--bounces <domain>] [--include <host>]

  --for       the service whose settings are read, from the environment or from --env
  --env       a file with one KEY=value a line; keys that the service does not read are named, too
  --json      the rows as JSON
  --no-dns    leaves the sender's domain out

With a sender in MAIL_FROM the records of its domain are looked up. Without --for, only they are.

  --selector  each DKIM key the mail service shows: s1 and s2, or resend
  --bounces   the domain bounces go to, when it is not the sender's: em1234.…, or send.…
  --include   whom SPF has to allow, such as amazonses.com; leave it out where the mail service keeps the record`;

export const SERVICES = ['site', 'backend'] as const;
export type Service = (typeof SERVICES)[number];

/** What `npm run deploy:check` is asked to do. */
export interface Options {
  service: Service | null;
  envFile: string | null;
  json: boolean;
  dns: boolean;
  mail: { selectors: readonly string[]; bounces?: string; include: string | null };
}

/** Reads the words after `npm run deploy:check --`. @returns `null` when one is not known or misses its value */
export function readOptions(words: readonly string[]): Options | null {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        for: { type: 'string' },
        env: { type: 'string' },
        json: { type: 'boolean', default: false },
        'no-dns': { type: 'boolean', default: false },
        include: { type: 'string' },
        selector: { type: 'string', multiple: true, default: [] },
        bounces: { type: 'string' },
      },
    });
    const service = SERVICES.find((name) => name === values.for) ?? null;
    if (values.for !== undefined && service === null) return null;
    return {
      ...{ service, envFile: values.env ?? null, json: values.json, dns: !values['no-dns'] },
      mail: {
        selectors: values.selector,
        include: values.include ?? null,
        ...(values.bounces && { bounces: values.bounces }),
      },
    };
  } catch {
    return null;
  }
}
