import { RELEASE_NAME_PATTERN, REMOTE_ID_PATTERN } from '@skora/shared/contract';
import { Type, type TSchema } from 'typebox';
import { problems } from '../../lib/http/problem-schema';
import { optionalKey } from '../../lib/idempotency/key-header';

const security: Record<string, string[]>[] = [{ idToken: [] }];
const tags = ['operations'];
const forAdmins = 'For admins: a claim of the identity provider, which `npm run admin` gives and takes.';

const nullable = <Schema extends TSchema>(type: Schema) => Type.Union([type, Type.Null()]);
const text = nullable(Type.String());
const count = Type.Integer({ minimum: 0 });
const time = nullable(Type.String({ description: 'ISO 8601' }));
const release = Type.String({ pattern: `^${RELEASE_NAME_PATTERN}$` });

const liveSchema = Type.Object({
  release: Type.String(),
  at: time,
  who: text,
  commit: text,
  size: nullable(Type.Integer({ description: 'Bytes of all files.' })),
});

const rate = Type.Object({ bad: count, of: count });

export const canarySchema = Type.Object({
  ...liveSchema.properties,
  weight: Type.Number({ description: 'Percent of visitors.' }),
  since: time,
  steps: Type.Array(Type.Number({ description: 'Weights that follow.' })),
  everyMs: nullable(Type.Integer()),
  verdict: Type.Enum(['worse', 'not-worse', 'too-few', 'unknown']),
  words: text,
  rates: Type.Array(
    Type.Object({ what: Type.Enum(['failures', 'errors', 'weak']), canary: rate, stable: rate }),
  ),
});

export const eventSchema = Type.Object({
  at: Type.String(),
  action: Type.String(),
  release: Type.String(),
  who: Type.String(),
  commit: text,
  notes: text,
});

export const remoteSchema = Type.Object({
  id: Type.String(),
  owner: text,
  stable: nullable(liveSchema),
  retired: Type.Boolean(),
  before: nullable(Type.String({ description: 'What a rollback goes back to.' })),
  canary: nullable(canarySchema),
  recent: Type.Object(
    { visits: count, failures: count, errors: count },
    { description: 'Of the stable release, yesterday and today (UTC).' },
  ),
  history: Type.Array(eventSchema, { description: 'The last ten lines, newest first.' }),
});

const taskSchema = Type.Object({
  name: Type.String(),
  schedule: Type.String({ description: 'Cron expression in UTC.' }),
  running: Type.Boolean(),
  startedAt: time,
  endedAt: time,
  result: nullable(Type.Record(Type.String(), Type.Integer())),
  error: nullable(Type.String({ description: 'Why the last run did not end in order.' })),
  overdue: Type.Boolean(),
});

export const overviewSchema = {
  ...{ operationId: 'getOperations', tags, security },
  summary: 'What is live of each remote and of the host, canaries, and scheduled tasks',
  description: forAdmins,
  response: {
    200: Type.Object({
      readAt: Type.String({ description: 'ISO 8601' }),
      host: nullable(remoteSchema),
      remotes: Type.Array(remoteSchema),
      tasks: Type.Array(taskSchema),
    }),
    ...problems(401, 403, 429, 503),
  },
};

export const vitalsSchema = {
  ...{ operationId: 'getOperationsVitals', tags, security },
  summary: 'How visits went, by remote and release, and the errors of these days',
  description: forAdmins,
  querystring: Type.Object(
    { days: Type.Enum(['1', '7', '28', '90'], { description: 'Back from today, UTC.' }) },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object({
      from: Type.String({ description: 'The first day.' }),
      to: Type.String({ description: 'The last day.' }),
      releases: Type.Array(
        Type.Object({
          id: Type.String(),
          release: Type.String(),
          state: Type.Enum(['stable', 'canary', 'earlier']),
          ...{ visits: count, failures: count, errors: count, longTasks: count },
          measures: Type.Array(
            Type.Object({
              name: Type.Enum(['LCP', 'INP', 'CLS', 'TTFB', 'load', 'navigation']),
              bounds: Type.Array(Type.Number(), {
                description: 'Upper bounds of all bins but the last one: ms, CLS without unit.',
              }),
              bins: Type.Array(count),
              p75: nullable(Type.Number({ description: 'Three in four visits are below.' })),
              good: nullable(
                Type.Object(
                  { upTo: Type.Number(), share: Type.Number() },
                  { description: 'Share of good visits, 0–1, where there is a limit for it.' },
                ),
              ),
            }),
          ),
        }),
      ),
      errors: Type.Array(
        Type.Object({
          id: Type.String(),
          kind: Type.String(),
          hash: Type.String({ description: 'Of the message without values.' }),
          at: Type.String({ description: 'Built file, line and column.' }),
          source: nullable(Type.String({ description: 'File and line that somebody wrote.' })),
          times: count,
          first: Type.Object({ day: Type.String(), release: Type.String() }),
          last: Type.Object({ day: Type.String(), release: Type.String() }),
        }),
      ),
    }),
    ...problems(400, 401, 403, 429, 503),
  },
};

const decisions = {
  rollback: ['rollBackRemote', 'Go back to the release before the stable one; a canary ends'],
  promote: ['promoteCanary', 'Make the canary the stable release'],
  stop: ['stopCanary', 'End a canary: everybody gets the stable release'],
} as const;

/** How an admin decides about a remote. */
export type DecisionName = keyof typeof decisions;

export const DECISIONS = Object.keys(decisions) as DecisionName[];

export const REASON = { minLength: 5, maxLength: 200 } as const;

/** The schema of a decision. */
export function decisionSchema(name: DecisionName) {
  const [operationId, summary] = decisions[name];
  return {
    ...{ operationId, summary, tags, security },
    description: `${forAdmins} The history of the registry keeps the reason.`,
    headers: optionalKey,
    params: Type.Object({ id: Type.String({ pattern: `^${REMOTE_ID_PATTERN}$` }) }),
    body: Type.Object(
      {
        release: {
          ...release,
          description:
            'What the admin saw as live: the stable release for a rollback, else the canary. 409 when it is another one by now.',
        },
        reason: Type.String(REASON),
      },
      { additionalProperties: false },
    ),
    response: {
      200: Type.Object({ decision: Type.Literal(name) }),
      ...problems(400, 401, 403, 409, 413, 415, 422, 429, 503),
    },
  };
}
