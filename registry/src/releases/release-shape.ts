import { Ajv, type ValidateFunction } from 'ajv';
import type { Release } from '@skora/shared/contract';
import manifestSchema from '@skora/shared/manifest-schema.json' with { type: 'json' };

/** Most characters of a manifest as JSON: every page of the site carries what is in it. */
export const MAX_MANIFEST = 50_000;

/** What the site serves; anything else could lie elsewhere in the registry. */
export const FILE_NAME = /^[\w-][\w.-]*$/;

/** Manifests of newer contracts may say more than this host knows, and in other words. */
function withoutNews(schema: object): object {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === 'additionalProperties' || key === 'enum' ? undefined : value,
  );
  return JSON.parse(text) as object;
}

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const name = { type: 'string', pattern: FILE_NAME.source };
const names = { type: 'array', items: name };

function object(required: string[], properties: object): object {
  return { type: 'object', required, properties };
}

function listOf(items: object): object {
  return { type: 'array', items };
}

/** An address on this site; what follows the host's name in an address must not change the host. */
const place = { type: 'string', pattern: '^/(?![/\\\\])' };

/** The generated schema, and what others would suffer from: links in their pages, and requests of the server. */
const manifest = {
  allOf: [
    { $ref: 'manifest#' },
    object([], {
      routes: listOf(object([], { head: place, canonical: place })),
      navigation: listOf(object([], { to: place })),
    }),
  ],
};

const page = {
  path: place,
  title: text,
  description: text,
  file: name,
  author: text,
  tags: texts,
  published: text,
  modified: text,
  image: place,
  jsonLd: listOf({ type: 'object' }),
};

const size = { type: 'number' };
const integrity = { type: 'string', pattern: '^sha(256|384)-[A-Za-z0-9+/=]+$' };

/** Files with what proves them. */
export const FILE_LIST = listOf(object(['name', 'size', 'integrity'], { name: text, size, integrity }));

/** Source maps with what proves them. */
export const MAPS = object(['size', 'integrity'], { size, integrity });

/** What host and server take for granted of a release. */
const releaseSchema = object(['release', 'id', 'manifest', 'entry', 'files', 'views', 'fragments'], {
  release: text,
  id: text,
  manifest,
  entry: name,
  files: FILE_LIST,
  maps: MAPS,
  views: {
    type: 'object',
    additionalProperties: object(['js', 'css'], { js: names, css: names, kernel: texts }),
  },
  fragments: listOf(object(['key', 'html'], { key: text, html: text })),
  pages: listOf(object(['path', 'title', 'file'], page)),
  cards: { type: 'object', additionalProperties: name },
});

let validate: ValidateFunction<Release> | null = null;

function validator(): ValidateFunction<Release> {
  validate ??= new Ajv({ schemas: { manifest: withoutNews(manifestSchema) } }).compile<Release>(
    releaseSchema,
  );
  return validate;
}

function isDate(date: string | undefined): boolean {
  return date === undefined || !Number.isNaN(Date.parse(date));
}

/**
 * What is wrong with the shape of a release. A signature says who made it, not that it is right: one that host or server could
 * not work with would take every page of the site down.
 * @returns empty when it is fine; the value is a `Release` then
 */
export function findShapeFaults(value: unknown): string[] {
  const check = validator();
  if (!check(value)) {
    return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  }
  const length = JSON.stringify(value.manifest).length;
  const undated = (value.pages ?? []).filter((one) => !isDate(one.published) || !isDate(one.modified));
  return [
    ...(length > MAX_MANIFEST ? [`/manifest has ${length} characters, at most ${MAX_MANIFEST} fit`] : []),
    ...undated.map(({ path }) => `the dates of page ${path} are no dates`),
  ];
}
