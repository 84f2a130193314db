import { Type } from 'typebox';
import { PROBLEM_TYPES } from './problem';

/** Registered with the app once; routes refer to it by name. */
export const problemSchema = Type.Object(
  {
    type: Type.Enum(['about:blank', ...PROBLEM_TYPES], {
      description: 'about:blank when the status says it all.',
    }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.Optional(Type.String()),
    retryAfter: Type.Optional(
      Type.Integer({ description: 'Seconds; the Retry-After header says the same.' }),
    ),
    requestId: Type.Optional(Type.String({ description: 'Quote it to support; the logs carry it too.' })),
    errors: Type.Optional(Type.Array(Type.Object({ at: Type.String(), message: Type.String() }))),
  },
  { $id: 'Problem', description: 'RFC 9457 problem details' },
);

/** What every route declares for its failures, as statuses of the given list. */
export function problems<const Status extends number>(...statuses: Status[]) {
  const answer = {
    description: 'Refused or failed',
    content: { 'application/problem+json': { schema: Type.Ref('Problem') } },
  };
  return Object.fromEntries(statuses.map((status) => [status, answer])) as Record<Status, typeof answer>;
}
