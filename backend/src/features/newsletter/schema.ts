import { Type } from 'typebox';
import { problems } from '../../server/problem-schema';

export const subscribeSchema = {
  operationId: 'subscribeToNewsletter',
  tags: ['newsletter'],
  summary: 'Ask for the monthly digest',
  description:
    'The answer is the same for new, pending and known addresses. At most 5 requests a minute per client; an address that asks more than 3 times an hour gets the same answer without effect.',
  body: Type.Object(
    { email: Type.String({ minLength: 3, maxLength: 320 }) },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object({ status: Type.Literal('ok') }),
    ...problems(400, 403, 413, 415, 429, 503),
  },
};
