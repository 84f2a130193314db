import { Type } from 'typebox';
import { problems } from '../../../lib/http/problem-schema';
import { optionalKey } from '../../../lib/idempotency/key-header';
import { emailField } from '../../../lib/http/email-field';

const ok = Type.Object({ status: Type.Literal('ok') });
const tags = ['guardian'];
const params = Type.Object({ token: Type.String({ description: 'From the link in the mail.' }) });

const time = Type.String({ format: 'date-time' });

/** A request as its guardian reads it, by mail or in the account. */
export const guardianRequestSchema = {
  subject: Type.Enum(['account', 'publishing', 'push', 'showcase'], {
    description: 'publishing: the player wants to share the CV by links. push: messages on devices.',
  }),
  purpose: Type.Enum(['decide', 'revoke']),
  childName: Type.String({ description: 'First name and initial.' }),
  guardianEmail: Type.String({ description: 'The address that was asked, whose owner reads this.' }),
  consent: Type.Object({ version: Type.String(), text: Type.String() }),
  contact: Type.Union(
    [
      Type.Object({
        text: Type.String(),
        open: Type.Boolean({ description: 'Whether people who have a link may write to the guardian.' }),
      }),
      Type.Null(),
    ],
    { description: 'A choice beside sharing the CV; null when it is about something else.' },
  ),
  event: Type.Union(
    [
      Type.Object({
        title: Type.String(),
        startsAt: time,
        timeZone: Type.String(),
        venue: Type.String(),
        city: Type.String(),
      }),
      Type.Null(),
    ],
    { description: 'Of a place at a showcase.' },
  ),
  decidesAlone: Type.Boolean({
    description:
      'About an account whose player is old enough in the country to agree alone: it is open whatever the answer.',
  }),
  requestedAt: time,
  expiresAt: Type.Union([time, Type.Null()]),
};

/** What a guardian answers. */
export const guardianAnswerSchema = Type.Object(
  {
    decision: Type.Enum(['approve', 'decline']),
    name: Type.String({ minLength: 1, maxLength: 80, description: 'The guardian’s own name.' }),
    relationship: Type.Enum(['parent', 'legal-guardian']),
    textVersion: Type.String({
      maxLength: 40,
      description: 'The version that was shown; 409 if the request is about another text.',
    }),
    contact: Type.Optional(
      Type.Boolean({ description: 'People who have a link may write to the guardian; no unless said.' }),
    ),
  },
  { additionalProperties: false },
);

export const lookSchema = {
  operationId: 'getGuardianRequest',
  tags,
  summary: 'What a guardian is asked, or may withdraw; decides nothing',
  description:
    'Unknown links get 404; links that are over get 410 of type link-used, link-expired, link-replaced (the player has asked again since) or player-grown (the player is 18).',
  params,
  response: {
    200: Type.Object(guardianRequestSchema),
    ...problems(404, 410, 429, 503),
  },
};

export const decideSchema = {
  operationId: 'decideGuardianRequest',
  tags,
  summary: 'Approve or decline the account of a player, that it shares its CV, or a place at a showcase',
  description: 'Once per request. The confirmation mail carries the link to withdraw an approval.',
  params,
  body: guardianAnswerSchema,
  response: { 200: ok, ...problems(400, 403, 404, 409, 410, 413, 415, 422, 429, 503) },
};

export const contactSchema = {
  operationId: 'setGuardianContact',
  tags,
  summary: 'Let people who have a link to the CV write to the guardian, or not',
  description: 'By the link that withdraws an approval of sharing. Safe to repeat.',
  params,
  body: Type.Object({ open: Type.Boolean() }, { additionalProperties: false }),
  response: { 200: ok, ...problems(400, 403, 404, 410, 413, 415, 429, 503) },
};

export const revokeSchema = {
  operationId: 'revokeGuardianApproval',
  tags,
  summary: 'Withdraw an approval',
  description:
    'The account waits for a guardian again, unless its player is old enough to agree alone; what is in it stays, private. Links to the CV end at once; a place at a showcase goes to somebody else. Takes no body.',
  params,
  response: { 200: ok, ...problems(400, 403, 404, 410, 429, 503) },
};

export const askSchema = {
  operationId: 'askGuardian',
  headers: optionalKey,
  tags: ['account'],
  summary: 'Ask the guardian again, or another one',
  description:
    'Only while the account waits. Without an address the last one is asked again. 422 guardian-decides: another address than that of the guardian who agreed before. Once a minute, five times a day.',
  security: [{ idToken: [] }],
  body: Type.Object({ guardianEmail: Type.Optional(emailField) }, { additionalProperties: false }),
  response: { 200: Type.Ref('Account'), ...problems(400, 401, 403, 409, 413, 415, 422, 429, 503) },
};
