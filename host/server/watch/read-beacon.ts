import { Ajv } from 'ajv';
import { BEACON_LIMITS, ERROR_KIND, type Beacon, type BeaconError } from '../../src/watch/beacon';

const ID = { type: 'string', pattern: '^remote-[a-z0-9-]{1,60}$' } as const;
const RELEASE = { type: 'string', pattern: '^[a-z0-9]{6,64}$' } as const;
const MS = { type: 'number', minimum: 0, maximum: BEACON_LIMITS.ms } as const;
/** A file of the host or of a remote, with line and column. */
const PLACE = '^/(?:assets|remotes/remote-[a-z0-9-]{1,60})/[\\w.-]{1,80}:\\d{1,7}:\\d{1,7}$';

const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['v', 'part', 'host', 'remotes', 'slots', 'errors', 'vitals', 'longTasks', 'navigations'],
  properties: {
    v: { const: 1 },
    part: { enum: ['load', 'leave'] },
    host: { type: 'string', pattern: '^[a-f0-9]{12}$' },
    remotes: {
      type: 'array',
      maxItems: BEACON_LIMITS.remotes,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'release'],
        properties: {
          id: ID,
          release: RELEASE,
          told: { type: 'array', maxItems: 2, uniqueItems: true, items: { enum: ['failure', 'error'] } },
        },
      },
    },
    slots: {
      type: 'array',
      maxItems: BEACON_LIMITS.slots,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'view', 'ms'],
        properties: {
          id: ID,
          view: { type: 'string', minLength: 1, maxLength: 100 },
          ms: MS,
          stage: { enum: ['registry', 'entry', 'contract', 'view', 'mount', 'update', 'render'] },
        },
      },
    },
    errors: {
      type: 'array',
      maxItems: BEACON_LIMITS.errors,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'hash', 'at'],
        properties: {
          kind: { type: 'string', pattern: `^Error$|${ERROR_KIND.source}` },
          hash: { type: 'string', pattern: '^[0-9a-f]{8}$' },
          at: { type: 'string', pattern: PLACE },
          remote: ID,
        },
      },
    },
    vitals: {
      type: 'object',
      additionalProperties: false,
      properties: { LCP: MS, INP: MS, CLS: { type: 'number', minimum: 0, maximum: 100 }, TTFB: MS },
    },
    longTasks: { type: 'integer', minimum: 0, maximum: 10_000 },
    navigations: { type: 'array', maxItems: BEACON_LIMITS.navigations, items: MS },
  },
};

const hasShape = new Ajv().compile<Beacon>(SCHEMA);

/** An error in a file of a remote is that remote's. */
function isItsOwn({ at, remote }: BeaconError): boolean {
  return !at.startsWith('/remotes/') || at.startsWith(`/remotes/${remote}/`);
}

/**
 * Reads what a browser, or anybody else, has sent.
 * @returns null when it is no beacon, or tells of remotes that it does not name
 */
export function readBeacon(value: unknown): Beacon | null {
  if (!hasShape(value)) return null;
  const named = new Set(value.remotes.map(({ id }) => id));
  const used = [...value.slots.map(({ id }) => id), ...value.errors.flatMap(({ remote }) => remote ?? [])];
  const isSound =
    named.size === value.remotes.length && used.every((id) => named.has(id)) && value.errors.every(isItsOwn);
  return isSound ? value : null;
}
