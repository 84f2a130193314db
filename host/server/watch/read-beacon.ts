import { RELEASE_NAME_PATTERN, REMOTE_ID_PATTERN } from '@skora/shared/contract';
import { Ajv } from 'ajv';
import { MOST_REPORTED, type Beacon, type BeaconError } from '../../src/watch/beacon';

const ID = { type: 'string', pattern: `^${REMOTE_ID_PATTERN}$` } as const;
const RELEASE = { type: 'string', pattern: `^${RELEASE_NAME_PATTERN}$` } as const;
const TIME = { type: 'number', minimum: 0 } as const;
const WHOLE = { type: 'integer', minimum: 0 } as const;
const HASH = { ...WHOLE, maximum: 2 ** 32 - 1 } as const;

/** More remotes do not fit into a beacon. */
const MOST_REMOTES = 100;

/** Something below the files of host or remotes, with line and column. */
const PLACE = `^/(?:assets|remotes/${REMOTE_ID_PATTERN})/[^\\s:]{1,300}:\\d{1,7}:\\d{1,7}$`;

const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: [
    'v',
    'part',
    'host',
    'remotes',
    'slots',
    'errors',
    'reported',
    'vitals',
    'longTasks',
    'navigations',
  ],
  properties: {
    v: { const: 1 },
    part: { enum: ['load', 'leave'] },
    host: { type: 'string', pattern: '^[a-f0-9]{12}$' },
    remotes: {
      type: 'array',
      maxItems: MOST_REMOTES,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'release'],
        properties: { id: ID, release: RELEASE },
      },
    },
    slots: {
      type: 'array',
      maxItems: MOST_REPORTED,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'view', 'ms'],
        properties: {
          id: ID,
          view: { type: 'string', minLength: 1, maxLength: 100 },
          ms: TIME,
          stage: { enum: ['registry', 'entry', 'contract', 'view', 'mount', 'update', 'render'] },
        },
      },
    },
    errors: {
      type: 'array',
      maxItems: MOST_REPORTED,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'hash', 'at'],
        properties: {
          kind: { type: 'string', pattern: '^(?:[A-Z][A-Za-z]{0,30})?(?:Error|Exception)$' },
          hash: HASH,
          at: { type: 'string', pattern: PLACE },
          remote: ID,
        },
      },
    },
    reported: { type: 'array', minItems: 2, maxItems: 2, items: WHOLE },
    vitals: {
      type: 'object',
      additionalProperties: false,
      properties: { LCP: TIME, INP: TIME, CLS: TIME, TTFB: TIME },
    },
    longTasks: WHOLE,
    navigations: { type: 'array', maxItems: MOST_REPORTED, items: TIME },
  },
};

const hasShape = new Ajv().compile<Beacon>(SCHEMA);

/** Whose code an error is of: that of the file's remote, or of the one whose slot dealt with it. @returns undefined for the host's */
export function findErrorOwner({ at, remote }: BeaconError): string | undefined {
  return /^\/remotes\/([^/]+)\//.exec(at)?.[1] ?? remote;
}

/** No beacon came before the first one, and none tells of more than there is. */
function hasSoundPast({ part, reported: [slots, errors], ...beacon }: Beacon): boolean {
  if (part === 'load') return slots === 0 && errors === 0;
  return slots <= beacon.slots.length && errors <= beacon.errors.length;
}

/**
 * Reads what a browser, or anybody else, has sent.
 * @returns null when it is no beacon, or tells of remotes that it does not name
 */
export function readBeacon(value: unknown): Beacon | null {
  if (!hasShape(value)) return null;
  const named = new Set(value.remotes.map(({ id }) => id));
  const used = [
    ...value.slots.map(({ id }) => id),
    ...value.errors.flatMap((error) => findErrorOwner(error) ?? []),
  ];
  const isSound = named.size === value.remotes.length && used.every((id) => named.has(id));
  return isSound && hasSoundPast(value) ? value : null;
}
