import { CONFIRMATION_BOUNDS } from '@skora/domain';
import { Type } from 'typebox';
import { idField } from '../../../lib/http/id-field';
import { problems } from '../../../lib/http/problem-schema';
import { optionalKey } from '../../../lib/idempotency/key-header';
import { emailField } from '../../../lib/http/email-field';

const tags = ['confirmations'];
const signedIn = { tags, security: [{ idToken: [] }] };
const params = Type.Object({ token: Type.String({ description: 'From the link in the mail.' }) });
const ok = Type.Object({ status: Type.Literal('ok') });
const time = Type.String({ format: 'date-time' });
const place = Type.Integer({ minimum: 0, maximum: CONFIRMATION_BOUNDS.items - 1 });
const over =
  'Unknown links get 404; links that are over get 410 of type link-used, link-expired or request-withdrawn.';

/** A line of the player's about the coach. */
const line = Type.String({ minLength: 1, maxLength: CONFIRMATION_BOUNDS.coachText });

const coach = Type.Object({ name: Type.String(), role: Type.String(), club: Type.String() });
const shown = {
  label: Type.String({ description: 'Sprint 10 m' }),
  detail: Type.String({ description: 'When and how it was measured, or which match it is of.' }),
  value: Type.Number(),
  unit: Type.String(),
};
const ownNumber = Type.Object({
  kind: Type.Enum(['entry', 'match']),
  ref: Type.String(),
  key: Type.String(),
  ...shown,
});

const ownRequest = Type.Object({
  id: Type.String(),
  coach,
  email: Type.String(),
  numbers: Type.Array(ownNumber),
  status: Type.Enum(['with-guardian', 'open', 'decided', 'withdrawn', 'refused', 'not-me', 'expired']),
  requestedAt: time,
  expiresAt: time,
  decidedAt: Type.Union([time, Type.Null()]),
});

export const askSchema = {
  ...signedIn,
  operationId: 'askForConfirmation',
  headers: optionalKey,
  summary: 'Ask a coach by email whether numbers are right',
  description: [
    'Numbers of the player’s own test results and matches; nothing of the body, no ratings. Ten mails a day, two of them',
    'to one address. 409 of type already-asked while the coach has not answered, of type address-refuses when somebody',
    'there wants no such mails. Under 18 the guardian is asked first (status with-guardian): who agreed to the account, else to',
    'sharing. 403 of type guardian-approval-required while nobody has.',
  ].join(' '),
  body: Type.Object(
    {
      coach: Type.Object(
        { name: line, role: line, club: line, email: emailField },
        { additionalProperties: false },
      ),
      numbers: Type.Array(
        Type.Object(
          {
            kind: Type.Enum(['entry', 'match']),
            ref: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }),
            key: Type.String({ pattern: '^[A-Za-z0-9]{1,32}$' }),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: CONFIRMATION_BOUNDS.items, uniqueItems: true },
      ),
    },
    { additionalProperties: false },
  ),
  response: { 200: ownRequest, ...problems(400, 401, 403, 409, 413, 415, 422, 429, 503) },
};

export const listSchema = {
  ...signedIn,
  operationId: 'listConfirmationRequests',
  summary: 'What the player asked coaches in the last 90 days, newest first',
  response: {
    200: Type.Object({ requests: Type.Array(ownRequest) }),
    ...problems(401, 403, 409, 429, 503),
  },
};

export const withdrawSchema = {
  ...signedIn,
  operationId: 'withdrawConfirmationRequest',
  summary: 'Take a request back; its link stops working',
  description: '404 when there is none that waits.',
  params: Type.Object({ id: idField() }),
  response: { 200: ok, ...problems(401, 403, 404, 409, 429, 503) },
};

export const lookSchema = {
  operationId: 'getConfirmationRequest',
  tags,
  summary: 'What a coach, or first a guardian, is asked; decides nothing',
  description: over,
  params,
  response: {
    200: Type.Object({
      purpose: Type.Enum(['coach', 'guardian']),
      playerName: Type.String({ description: 'First name and initial.' }),
      coach,
      numbers: Type.Array(
        Type.Object({
          ...shown,
          changed: Type.Boolean({ description: 'The player changed it since; it cannot be confirmed.' }),
        }),
      ),
      requestedAt: time,
      expiresAt: time,
    }),
    ...problems(404, 410, 429, 503),
  },
};

export const decideSchema = {
  operationId: 'decideConfirmationRequest',
  tags,
  summary: 'Confirm or decline each number, once',
  description: `${over} Every number that did not change is answered, no other; else 409 of type numbers-changed.`,
  params,
  body: Type.Object(
    {
      confirmed: Type.Array(place, {
        maxItems: CONFIRMATION_BOUNDS.items,
        description: 'Places in the list.',
      }),
      declined: Type.Array(place, { maxItems: CONFIRMATION_BOUNDS.items }),
      note: Type.String({ maxLength: CONFIRMATION_BOUNDS.note, description: 'The player reads every word.' }),
      vouches: Type.Literal(true, {
        description: 'The coach says to be that coach and to know the numbers.',
      }),
    },
    { additionalProperties: false },
  ),
  response: { 200: ok, ...problems(400, 403, 404, 409, 410, 413, 415, 429, 503) },
};

export const refuseSchema = {
  operationId: 'refuseConfirmationRequest',
  tags,
  summary: 'Say that one is not that coach',
  description: `${over} The player learns it. With stop, this address never gets such a mail again.`,
  params,
  body: Type.Object({ stop: Type.Boolean() }, { additionalProperties: false }),
  response: { 200: ok, ...problems(400, 403, 404, 410, 413, 415, 429, 503) },
};

export const approveSchema = {
  operationId: 'approveConfirmationRequest',
  tags,
  summary: 'As a guardian, agree to a coach being asked, or not',
  description: over,
  params,
  body: Type.Object({ approved: Type.Boolean() }, { additionalProperties: false }),
  response: { 200: ok, ...problems(400, 403, 404, 410, 413, 415, 429, 503) },
};
