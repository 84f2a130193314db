import fc from 'fast-check';
import { readJson } from '@skora/scripts-lib/workspace';
import type { Group } from '../lib/case';
import { signInDemo } from '../lib/accounts';
import { assertProblem, type Answer, type Probe } from '../lib/probe';

interface Operation {
  method: string;
  path: string;
  /** Names of the fields that its body and its query know. */
  names: string[];
}

interface Described {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
}

function readOperations(): Operation[] {
  const { paths } = readJson<{ paths: Record<string, Record<string, Described>> }>('backend', 'openapi.json');
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      names: [
        ...parameters.filter((one) => one.in === 'query').map(({ name }) => name),
        ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
          Object.keys(schema.properties ?? {}),
        ),
      ],
    })),
  );
}

const WORST = [
  '',
  ' ',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  "' OR 1=1--",
  '<script>alert(1)</script>',
];
const WORSE = [
  '\u0000',
  '\u202Eexe',
  '\uD800',
  '$where',
  '{{7*7}}',
  '${7*7}',
  'a'.repeat(5000),
  '1e999',
  '٣',
  '\r\nSet-Cookie: a=b',
];
const hostileText = fc.oneof(
  fc.constantFrom(...WORST, ...WORSE),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const hostileValue = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(-1, 0, 1e308, 2 ** 53),
);

/** A request to an operation in which everything that can be chosen is chosen badly. */
function hostileRequest({ method, path, names }: Operation) {
  const field = names.length > 0 ? fc.oneof(fc.constantFrom(...names), hostileText) : hostileText;
  const fields = fc
    .array(fc.tuple(field, hostileValue), { maxLength: 6 })
    .map((pairs) => Object.fromEntries(pairs));
  return fc.record({
    method: fc.constant(method),
    places: fc.array(hostileText, { minLength: 3, maxLength: 3 }),
    query: fc.array(fc.tuple(field, hostileText), { maxLength: 3 }),
    body: fc.oneof({ weight: 4, arbitrary: fields }, { weight: 1, arbitrary: fc.jsonValue() }),
    isSignedIn: fc.boolean(),
    path: fc.constant(path),
  });
}

/** Half a character cannot be sent; it arrives as the sign for what is unknown. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());

function assertCalm(answer: Answer, what: string): void {
  if (answer.status >= 500)
    throw new Error(`${what} answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  if (answer.status >= 400) assertProblem(answer);
}

async function fuzzOperations(probe: Probe, authorization: { authorization: string }): Promise<void> {
  const operations = readOperations();
  let count = 0;
  const statuses = new Map<number, number>();
  for (const operation of operations) {
    const property = fc.asyncProperty(hostileRequest(operation), async (request) => {
      let place = 0;
      const filled = request.path.replaceAll(/\{\w+\}/g, () => encode(request.places[place++] ?? ''));
      const query = request.query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
      const isRead = request.method === 'GET';
      const answer = await probe.quietApi({
        method: request.method,
        path: query === '' ? filled : `${filled}?${query}`,
        headers: {
          ...(!isRead && { 'content-type': 'application/json' }),
          ...(request.isSignedIn && authorization),
        },
        ...(!isRead && { body: JSON.stringify(request.body) }),
      });
      count += 1;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      assertCalm(answer, `${request.method} ${filled}`);
    });
    await fc.assert(property, { seed: probe.random.seed, numRuns: probe.random.runs });
  }
  const counted = [...statuses].sort().map(([status, times]) => `${times} × ${status}`);
  probe.note(`${count} requests to ${operations.length} operations: ${counted.join(', ')}`);
}

async function fuzzPages(probe: Probe): Promise<void> {
  const statuses = new Set<number>();
  const property = fc.asyncProperty(
    fc.array(hostileText, { maxLength: 3 }),
    fc.array(fc.tuple(hostileText, hostileText), { maxLength: 3 }),
    async (parts, query) => {
      const search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
      const answer = await probe.quietAsk({ path: `/${parts.map(encode).join('/')}?${search}` });
      statuses.add(answer.status);
      if (answer.status >= 500) throw new Error(`answered ${answer.status}`);
    },
  );
  await fc.assert(property, { seed: probe.random.seed, numRuns: probe.random.runs * 20 });
  probe.note(`${probe.random.runs * 20} addresses: only ${[...statuses].sort().join(', ')}`);
}

/** Requests made at random, from a seed that brings them back. */
export const fuzzAttacks: Group = {
  title: 'Made at random',
  cases: [
    {
      id: 'S-20',
      title: 'Every operation of the backend with hostile paths, queries and bodies, signed in and not',
      severity: 'high',
      expect: 'never 5xx; every refusal is a problem document without a stack',
      run: async (probe, stand) =>
        fuzzOperations(probe, (await signInDemo(stand, 'demo-nora')).authorization),
    },
    {
      id: 'S-21',
      title: 'Addresses of the site with hostile parts and queries',
      severity: 'medium',
      expect: 'never 5xx',
      run: fuzzPages,
    },
  ],
};
