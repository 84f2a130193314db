import { Ajv } from 'ajv';
import type { HeadAnswer } from '../compose/head-answer';

const validate = new Ajv().compile<HeadAnswer>({
  type: 'object',
  required: ['status', 'title', 'description', 'noindex'],
  properties: {
    status: { enum: [200, 404, 410] },
    title: { type: 'string', minLength: 1, maxLength: 200 },
    description: { type: 'string', maxLength: 500 },
    image: { type: 'string', pattern: '^/(?![/\\\\])\\S*$', maxLength: 500 },
    noindex: { type: 'boolean' },
    jsonLd: { type: 'array', maxItems: 5, items: { type: 'object', required: ['@type'] } },
    facts: {
      type: 'array',
      maxItems: 40,
      items: {
        type: 'object',
        required: ['label', 'value'],
        properties: {
          label: { type: 'string', minLength: 1, maxLength: 100 },
          value: { type: 'string', minLength: 1, maxLength: 300 },
        },
      },
    },
  },
});

/** Reads what the backend sent. @throws when it is not a head */
export function parseHeadAnswer(text: string): HeadAnswer {
  const value: unknown = JSON.parse(text);
  if (!validate(value)) throw new Error('The answer is not a head.');
  return value;
}
