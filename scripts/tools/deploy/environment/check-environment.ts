/** A row of the table of `npm run deploy:check`. */
export interface Row {
  key: string;
  /** `advice` alone is no reason to stop a deployment, beside `ok`. */
  state: 'ok' | 'advice' | 'missing' | 'wrong' | 'insecure';
  /** What to do, or why nothing is to be done. */
  text: string;
}

export type Source = Readonly<Record<string, string | undefined>>;

/** Reads a service's settings. @throws Error with one fault a line, `- KEY must be …` */
export type Reader = (source: Source) => unknown;

/** Keys whose values are never repeated, whatever a reader says. */
export const SECRET_NAME = /SECRET|TOKEN|(?<!API_|PUBLIC_)KEY$|PASSWORD|^(SMTP|REDIS)_URL$/;

const INSECURE =
  /sample everybody knows|ENVIRONMENT=local only|at least \d+ characters|begins? with (https|rediss)|http origin/;

/** Names under `.example` are reserved (RFC 2606): whoever writes there reaches nobody. Our samples are all of them. */
const RESERVED = /\.example(?![\w.-])/i;

/** What follows when a key is not set that may be left out. */
const WITHOUT: Readonly<Record<string, string>> = {
  REDIS_URL: 'not set: each instance counts requests and mails by itself. Set it before there are two.',
};

/** Calls the reader and notes which keys it asks for, and what it finds at fault. */
export function readFaults(read: Reader, source: Source): { asked: string[]; faults: string[] } {
  const asked = new Set<string>();
  const noting = new Proxy(source, {
    get: (target, key) => {
      if (typeof key === 'string') asked.add(key);
      return Reflect.get(target, key) as string | undefined;
    },
  });
  try {
    read(noting);
    return { asked: [...asked], faults: [] };
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n- ').slice(1);
    // What is no list of faults is a fault of the reader itself.
    if (lines.length === 0) throw error;
    return { asked: [...asked], faults: lines };
  }
}

function hideSecrets(text: string, source: Source): string {
  const secrets = Object.entries(source).flatMap(([key, value]) =>
    SECRET_NAME.test(key) && value ? [value] : [],
  );
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
}

function stateOf(fault: string): Row['state'] {
  if (/\bmust be set\b/.test(fault)) return 'missing';
  return INSECURE.test(fault) ? 'insecure' : 'wrong';
}

/**
 * What a service would say about these settings, key by key.
 *
 * @param strangers also name keys that nobody reads: for a file that is about this service alone
 */
export function checkEnvironment(
  read: Reader,
  source: Source,
  { strangers = false }: { strangers?: boolean } = {},
): Row[] {
  const { asked, faults } = readFaults(read, source);
  const rows = faults.map((fault): Row => {
    const key = /^[A-Z][A-Z0-9_]*(?: or [A-Z][A-Z0-9_]*)*/.exec(fault)?.[0] ?? '(all)';
    return { key, state: stateOf(fault), text: hideSecrets(fault, source) };
  });
  if (source['ENVIRONMENT'] === 'local')
    rows.push({
      key: 'ENVIRONMENT',
      state: 'wrong',
      text: 'A local one is not deployed. Set production or staging.',
    });
  const named = new Set(rows.flatMap(({ key }) => key.split(' or ')));
  for (const key of asked.filter((one) => !named.has(one))) {
    const advice = source[key] ? undefined : WITHOUT[key];
    if (RESERVED.test(source[key] ?? ''))
      rows.push({
        key,
        state: 'wrong',
        text: 'What ends with .example belongs to nobody. Put your own in its place.',
      });
    else if (advice !== undefined) rows.push({ key, state: 'advice', text: advice });
    else rows.push({ key, state: 'ok', text: source[key] ? '' : 'not set; it is not needed' });
  }
  for (const key of strangers ? Object.keys(source).filter((one) => !asked.includes(one)) : [])
    rows.push({
      key,
      state: 'wrong',
      text: 'The service does not read it. Correct the name, or take it out.',
    });
  return rows.sort((a, b) => a.key.localeCompare(b.key));
}
