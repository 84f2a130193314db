import { ATTACKS } from './attacks';
import { createProbe } from './lib/probe';

/** Attacks that ask a site in milliseconds and break nothing: each by name, with what runs it against a site. */
export const QUICK_CASES = ATTACKS.flatMap(({ cases }) => cases).flatMap((one) =>
  'http' in one
    ? {
        name: `${one.id}: ${one.title}`,
        run: (site: string) => one.http(createProbe(site, { seed: 1, runs: 1 })),
      }
    : [],
);
