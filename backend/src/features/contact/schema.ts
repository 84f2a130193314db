import { Type } from 'typebox';
import { CONTACT_TOPICS, type ContactTopic } from './contact-topic';
import { problems } from '../../lib/http/problem-schema';
import { optionalKey } from '../../lib/idempotency/key-header';

/** Signed in or not. */
const security: Record<string, string[]>[] = [{ idToken: [] }, {}];
const topics = Object.keys(CONTACT_TOPICS) as ContactTopic[];

export const contactSchema = {
  operationId: 'sendContactMessage',
  headers: optionalKey,
  tags: ['contact'],
  summary: 'Write to the people behind the site',
  description:
    'Works signed in or not. The answer is the same for everybody, also for what looks sent by a program. At most 5 messages a minute per client; 429 also when all clients together have used up the hour, nothing was kept then.',
  security,
  body: Type.Object(
    {
      topic: Type.Enum(topics),
      name: Type.String({ minLength: 1, maxLength: 100 }),
      email: Type.String({ minLength: 3, maxLength: 320 }),
      message: Type.String({ minLength: 20, maxLength: 2000 }),
      website: Type.Optional(
        Type.String({
          maxLength: 200,
          description: 'A trap: people do not see this field and leave it empty.',
        }),
      ),
      startedAt: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: Number.MAX_SAFE_INTEGER,
          description: 'When the form was opened, milliseconds since 1970.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object({
      ticket: Type.String({ description: 'e.g. SK-7Q2M-X04D' }),
      answerTime: Type.Optional(
        Type.String({
          description:
            'Within which a person answers, e.g. three working days; absent where the operator promises nothing.',
        }),
      ),
    }),
    ...problems(400, 403, 409, 413, 415, 422, 429, 503),
  },
};
