import { Type } from 'typebox';
import { emailField } from '../../lib/http/email-field';
import { problems } from '../../lib/http/problem-schema';

const params = Type.Object({ id: Type.String({ pattern: '^[a-z0-9-]{1,100}$' }) });
const place = Type.Object({ place: Type.Enum(['registered', 'held', 'waiting', 'none']) });
const common = { tags: ['showcases'], security: [{ idToken: [] }], params };

export const registerSchema = {
  ...common,
  operationId: 'registerForShowcase',
  summary: 'Take a place at a showcase, or one on its waiting list',
  description:
    'For tier4 within the ages of the event. Under 18 on the day the guardian is asked by mail, and the place is held for 7 days at most. 403: not tier4; 409: closed; 422: the age, or body/guardianEmail where no guardian is known or another one decides. Safe to repeat.',
  body: Type.Object({ guardianEmail: Type.Optional(emailField) }, { additionalProperties: false }),
  response: { 200: place, ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503) },
};

export const withdrawSchema = {
  ...common,
  operationId: 'withdrawFromShowcase',
  summary: 'Give a place at a showcase back',
  description: 'Who has waited longest gets it. Safe to repeat.',
  response: { 200: place, ...problems(400, 401, 403, 429, 503) },
};
