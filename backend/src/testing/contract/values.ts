import fc, { type Arbitrary } from 'fast-check';
import { CONSENT_TEXTS } from '../../features/account/domain/consent-text';
import type { Schema } from './operations';

/** Texts that have broken other services. */
export const HOSTILE_TEXTS = [
  ' ',
  '\0',
  'a\0b',
  '..',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'undefined',
  "' OR 1=1 --",
  '{"$ne":null}',
  '<script>alert(1)</script>',
  'a\r\nBcc: a@player.example',
  '\u202Eevil',
  '\uD800',
  '٣',
  '-1',
  '1e999',
  '9'.repeat(40),
  'é'.repeat(300),
  'a'.repeat(5000),
];

function deep(levels: number): unknown {
  return levels === 0 ? [] : [deep(levels - 1)];
}

export const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE_TEXTS, '', null, true, 0, -1, 0.5, 1e308, 2 ** 53, [], {}, deep(40)),
  fc.jsonValue({ maxDepth: 2 }),
  fc.constant(JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}')),
);

/** The first of two three times as often as the second. */
export function oftener<One>(one: Arbitrary<One>, other: Arbitrary<One>): Arbitrary<One> {
  return fc.oneof({ weight: 3, arbitrary: one }, { weight: 1, arbitrary: other });
}

/** What fields of these names mean, so that some requests get past the first look at them. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  email: ['fuzz@player.example', 'Fuzz+tag@player.example'],
  guardianEmail: ['fuzz@parent.example'],
  parentEmail: ['fuzz@parent.example'],
  newEmail: ['another-fuzz@player.example'],
  dateOfBirth: ['1998-04-12', '2009-06-15', '2010-02-30'],
  country: ['DE', 'GB'],
  name: ['Paula Fictiva'],
  displayName: ['Mara Fictiva'],
  city: ['Hamburg'],
  password: ['a long passphrase'],
  timeZone: ['Europe/Berlin'],
  textVersion: Object.keys(CONSENT_TEXTS),
  // Nobody but a machine fills it in.
  website: [''],
};

function text({ pattern, format, minLength = 0, maxLength = 40 }: Schema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const bounds = { minLength, maxLength: Math.min(maxLength, minLength + 40) };
  return fc.oneof(fc.string(bounds), fc.string({ ...bounds, unit: 'grapheme-composite' }));
}

function list({ items = {}, minItems = 0, maxItems = 5, uniqueItems = false }: Schema): Arbitrary<unknown[]> {
  const bounds = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) };
  return uniqueItems ? fc.uniqueArray(valid(items), bounds) : fc.array(valid(items), bounds);
}

function record({ properties = {}, required = [] }: Schema): Arbitrary<Record<string, unknown>> {
  const field = ([name, one]: [string, Schema]) => {
    const meant = MEANT[name] ?? [];
    const any = valid(one);
    return [name, meant.length > 0 ? oftener(fc.constantFrom(...meant), any) : any];
  };
  const fields = Object.fromEntries(Object.entries(properties).map(field)) as Record<
    string,
    Arbitrary<unknown>
  >;
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

/** Values that a schema takes; the service may still refuse them for what they mean. */
export function valid(schema: Schema): Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const { minimum = -1000, maximum = 100_000 } = schema;
  const makers: Record<string, () => Arbitrary<unknown>> = {
    string: () => text(schema),
    integer: () => fc.integer({ min: minimum, max: maximum }),
    number: () => fc.double({ min: minimum, max: maximum, noNaN: true }),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
    array: () => list(schema),
    object: () => record(schema),
  };
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? hostile : fc.oneof(...types.map((type) => makers[type]?.() ?? hostile));
}

/** Objects of a schema in which one thing is wrong: a field too many, one too few, or one of another kind. */
export function nearlyValid(schema: Schema): Arbitrary<unknown> {
  const fields = Object.keys(schema.properties ?? {});
  const name = fc.constantFrom(...fields, 'tierLevel', 'uid', '__proto__');
  return fc.tuple(valid(schema), name, hostile, fc.boolean()).map(([value, field, other, drop]) => {
    if (typeof value !== 'object' || value === null) return other;
    const entries = Object.entries(value).filter(([key]) => key !== field);
    return Object.fromEntries(drop ? entries : [...entries, [field, other]]) as unknown;
  });
}
