import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readEnv as readBackendEnv } from '@skora/backend/app/env';
import { readEnv as readSiteEnv } from '@skora/host/config/env';
import { ROOT } from '@skora/scripts-lib/workspace';
import { BACKEND_ROWS } from './backend-rows';
import type { KeyRows } from './key-row';
import { SITE_ROWS } from './site-rows';

type Source = Readonly<Record<string, string | undefined>>;

const file = readFileSync(join(ROOT, 'docs/.env.example'), 'utf8');
/** The last part of the file is about programs of this repository, which no service reads. */
const [forServices = ''] = file.split('# --- tools');
const samples = parseEnv(forServices) as Record<string, string>;

const SERVICES = [
  { name: 'site', read: readSiteEnv as (source: Source) => unknown, rows: SITE_ROWS },
  { name: 'backend', read: readBackendEnv as (source: Source) => unknown, rows: BACKEND_ROWS },
];

function goodValues(rows: KeyRows): Source {
  return Object.fromEntries(Object.entries(rows).map(([key, { good }]) => [key, good]));
}

/** The names a reader asks its environment for. */
function namesRead(read: (source: Source) => unknown, source: Source): string[] {
  const names = new Set<string>();
  read(new Proxy(source, { get: (all, name) => (names.add(String(name)), all[String(name)]) }));
  return [...names].sort();
}

/** @returns what the refusal says, line by line; `null` when the service starts */
function refusalOf(read: (source: Source) => unknown, source: Source): string | null {
  try {
    read(source);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

test('every variable that a service reads stands in the file, and no other', () => {
  const read = SERVICES.flatMap((service) => namesRead(service.read, goodValues(service.rows)));
  expect([...new Set(read)].sort()).toEqual(Object.keys(samples).sort());
});

describe.each(SERVICES)('the $name', ({ read, rows }) => {
  const good = goodValues(rows);

  test('has a row for each variable it reads, and no other', () => {
    // The check of addresses that both share looks at those of the other one, too.
    const others = SERVICES.flatMap((service) => Object.keys(service.rows)).filter((key) => !rows[key]);
    const own = namesRead(read, good).filter((key) => !others.includes(key));
    expect(Object.keys(rows).sort()).toEqual(own);
  });

  test.each(Object.keys(rows))('%s: missing, as in the file, malformed', (key) => {
    const row = rows[key];
    const outcome = (value: string | undefined) => {
      const refusal = refusalOf(read, { ...good, [key]: value });
      if (refusal === null) return 'starts';
      expect(refusal).toMatch(new RegExp(`^- .*\\b${key}\\b`, 'm'));
      return 'refused';
    };
    expect([outcome(undefined), outcome('')]).toEqual([row?.missing, row?.missing]);
    expect(outcome(samples[key])).toBe(samples[key] === '' ? row?.missing : row?.sample);
    for (const value of row?.malformed ?? []) expect([value, outcome(value)]).toEqual([value, 'refused']);
  });

  test('refuses the whole file as it is, and names at once every variable that is required or a sample', () => {
    const refusal = refusalOf(read, { ...samples, ENVIRONMENT: 'production' });
    const faulty = Object.entries(rows).filter(
      ([key, row]) => (samples[key] ? row.sample : row.missing) === 'refused' && row.good !== undefined,
    );
    const named = (key: string) => new RegExp(`^- .*\\b${key}\\b`, 'm').test(refusal ?? '');
    const whole = [
      'ENVIRONMENT',
      'MAP_TILES_ATTRIBUTION',
      'VAPID_PUBLIC_KEY',
      'VAPID_PRIVATE_KEY',
      'VAPID_SUBJECT',
    ];
    expect(faulty.map(([key]) => key).filter((key) => !whole.includes(key) && !named(key))).toEqual([]);
  });
});
