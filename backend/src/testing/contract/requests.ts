import fc, { type Arbitrary } from 'fast-check';
import type { Operation, Schema } from './operations';
import { HOSTILE_TEXTS, hostile, nearlyValid, oftener, valid } from './values';

/** Who sends a request. */
export const CALLERS = ['nobody', 'player', 'other', 'guardian', 'stale', 'forged', 'scheduler'] as const;
export type Caller = (typeof CALLERS)[number];

/** A request that is made up; `{known:n}` in its path stands for an id that exists. */
export interface MadeUp {
  caller: Caller;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

// Half of a surrogate pair has no encoding; a buffer replaces it.
const encoded = (value: unknown) => encodeURIComponent(Buffer.from(String(value)).toString());
/** Not even percent-encoding. */
const BROKEN_ESCAPES = ['%', '%ff', '%zz', '%c0%af'];

function segment(schema: Schema): Arbitrary<string> {
  return fc
    .oneof(
      { weight: 4, arbitrary: fc.nat(29).map((at) => `{known:${at}}`) },
      { weight: 3, arbitrary: valid(schema).map(encoded) },
      { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS).map(encoded) },
      { weight: 1, arbitrary: fc.constantFrom(...BROKEN_ESCAPES) },
    )
    .map((one) => (one === '' ? 'a' : one));
}

function pathOf({ path, parameters }: Operation): Arbitrary<string> {
  const inPath = parameters.filter((one) => one.in === 'path');
  return fc
    .tuple(...inPath.map(({ schema }) => segment(schema)))
    .map((values) =>
      inPath.reduce((made, { name }, at) => made.replace(`{${name}}`, () => values[at] ?? ''), path),
    );
}

function queryOf({ parameters }: Operation): Arbitrary<string> {
  const pairs = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema, required = false }) => {
      const value = fc.oneof(
        { weight: 5, arbitrary: valid(schema).map(encoded) },
        { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS).map(encoded) },
      );
      const given = value.map((one) => [`${name}=${one}`]);
      const twice = fc.tuple(value, value).map(([one, two]) => [`${name}=${one}`, `${name}=${two}`]);
      return fc.oneof(
        { weight: 6, arbitrary: given },
        { weight: required ? 1 : 8, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: twice },
      );
    });
  const strange = oftener(fc.constant<string[]>([]), fc.constantFrom([], ['a=b'], ['__proto__=1'], ['%']));
  return fc
    .tuple(...pairs, strange)
    .map((parts) => (parts.flat().length > 0 ? `?${parts.flat().join('&')}` : ''));
}

const LARGE: Record<string, string> = { 'x-large': 'a'.repeat(20_000) };

const STRANGE_HEADERS: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { range: 'bytes=0-9' },
  { range: 'bytes=9-0,x' },
  { 'if-none-match': '*' },
  { 'accept-encoding': 'br;q=0, *' },
  { accept: 'text/html' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-for': 'nonsense' },
  { 'content-encoding': 'gzip' },
  { cookie: '__session=a' },
  LARGE,
];

function headersOf({ parameters }: Operation): Arbitrary<Record<string, string>> {
  const own = parameters
    .filter((one) => one.in === 'header')
    .map(({ name, schema }) =>
      fc.oneof(
        valid(schema).map((value): Record<string, string> => ({ [name]: String(value) })),
        fc.constantFrom<Record<string, string>>(
          {},
          { [name]: '' },
          { [name]: 'a b' },
          { [name]: 'é'.repeat(99) },
        ),
      ),
    );
  const strange = fc.oneof(
    { weight: 4, arbitrary: fc.constant<Record<string, string>>({}) },
    { weight: 1, arbitrary: fc.constantFrom(...STRANGE_HEADERS) },
  );
  return fc.tuple(...own, strange).map((all) => Object.assign({}, ...all) as Record<string, string>);
}

type Body = Pick<MadeUp, 'body'> & { type: string | undefined };

const BROKEN_JSON = [
  '',
  '{',
  'null',
  '[]',
  '"a"',
  '{"a":1,"a":2}',
  '{"__proto__":{}}',
  '\uFEFF{}',
  ' '.repeat(20_000),
];

function jsonBody(schema: Schema): Arbitrary<string> {
  const value = fc.oneof(
    { weight: 5, arbitrary: valid(schema) },
    { weight: 4, arbitrary: nearlyValid(schema) },
    { weight: 1, arbitrary: hostile },
  );
  return fc.oneof(
    { weight: 9, arbitrary: value.map((one) => JSON.stringify(one) ?? '') },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN_JSON) },
  );
}

function fileBody(picture: Buffer): Arbitrary<Buffer> {
  return fc.oneof(
    fc.constant(picture),
    fc.constant(picture.subarray(0, 600)),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  );
}

function bodyOf({ bodies, method }: Operation, picture: Buffer): Arbitrary<Body> {
  const none = fc.constant<Body>({ body: undefined, type: undefined });
  const uncalled = fc.constantFrom<Body>(
    { body: '{}', type: 'application/json' },
    { body: 'a=b', type: 'application/x-www-form-urlencoded' },
    { body: 'List-Unsubscribe=One-Click', type: 'text/plain' },
    { body: 'x', type: 'nonsense' },
  );
  if (method === 'GET') return none;
  if (bodies.length === 0)
    return fc.oneof({ weight: 4, arbitrary: none }, { weight: 1, arbitrary: uncalled });
  const asked = bodies.map(([type, schema]) => {
    const body: Arbitrary<string | Buffer> =
      type === 'application/json' ? jsonBody(schema) : fileBody(picture);
    return body.map((one): Body => ({ body: one, type }));
  });
  return fc.oneof(
    { weight: 18, arbitrary: fc.oneof(...asked) },
    { weight: 1, arbitrary: uncalled },
    { weight: 1, arbitrary: none },
  );
}

function likelyCaller({ isTask, path }: Operation): Caller {
  if (isTask) return 'scheduler';
  return path.startsWith('/family') ? 'guardian' : 'player';
}

/**
 * Requests of one operation: right, nearly right and hostile ones, by everybody who may send them.
 * @param picture bytes of a picture that the service takes
 */
export function requestsOf(operation: Operation, picture: Buffer): Arbitrary<MadeUp> {
  const others =
    operation.method === 'GET' ? ['HEAD', 'PATCH', 'TRACE', 'OPTIONS'] : ['PATCH', 'TRACE', 'OPTIONS'];
  const method = fc.oneof(
    { weight: 12, arbitrary: fc.constant(operation.method) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
  const likely = likelyCaller(operation);
  const caller = oftener(fc.constant(likely), fc.constantFrom(...CALLERS));
  return (
    fc
      .record({
        caller,
        method,
        path: pathOf(operation),
        query: queryOf(operation),
        headers: headersOf(operation),
        content: bodyOf(operation, picture),
      })
      // What is no request to the parser is answered with a body, also when it began with HEAD.
      .filter(({ method: asked, headers }) => asked !== 'HEAD' || !('x-large' in headers))
      .map(({ path, query, headers, content, ...rest }) => ({
        ...rest,
        path: path + query,
        headers: { ...(content.type !== undefined && { 'content-type': content.type }), ...headers },
        body: content.body,
      }))
  );
}
