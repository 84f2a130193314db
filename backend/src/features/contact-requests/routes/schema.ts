import { CONTACT_ANSWERS, CONTACT_BOUNDS, CONTACT_ROLES, type ContactRole } from '@skora/domain';
import { Type } from 'typebox';
import { emailField } from '../../../lib/http/email-field';
import { idField } from '../../../lib/http/id-field';
import { problems } from '../../../lib/http/problem-schema';
import { optionalKey } from '../../../lib/idempotency/key-header';

const tags = ['contact requests'];
const owner = { tags, security: [{ idToken: [] }] };
const ok = Type.Object({ status: Type.Literal('ok') });
const params = Type.Object({ token: Type.String({ description: 'From the link in the mail.' }) });
const roles = Type.Enum(Object.keys(CONTACT_ROLES) as ContactRole[]);
const { name, club, shortestReason, reason, report } = CONTACT_BOUNDS;
const time = Type.String({ format: 'date-time' });
const closed =
  'Unknown links get 404; 410 of type link-used, link-expired, or request-withdrawn when what the request relies on has ended.';

export const writeSchema = {
  tags,
  operationId: 'writeContactRequest',
  headers: optionalKey,
  summary: 'Ask for contact about a shared CV',
  description:
    'Sends a mail to the writer’s address; the request goes on only once its link was followed. For a player under 18 to the guardian alone. The answer is the same for every address. 422: a text carries an address, link or number, or agents may not write (body/role). 403: nobody takes requests about this CV. Ten a day for a household, thirty for a link.',
  params: Type.Object({ token: Type.String({ description: 'From the address of the page.' }) }),
  body: Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: name }),
      club: Type.String({ minLength: 1, maxLength: club, description: 'Club or organisation.' }),
      role: roles,
      email: emailField,
      reason: Type.String({ minLength: shortestReason, maxLength: reason }),
      agrees: Type.Literal(true, {
        description: 'The writer is an adult and agrees to this being passed on.',
      }),
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
  response: { 200: ok, ...problems(400, 403, 404, 409, 410, 413, 415, 422, 429, 503) },
};

const answered = Type.Union([Type.Enum([...CONTACT_ANSWERS]), Type.Null()], {
  description:
    'What its receiver answered last. After accept and decline, block and report are still open; after block, report.',
});

const written = {
  name: Type.String(),
  club: Type.String(),
  role: roles,
  reason: Type.String(),
  writtenAt: time,
};

export const lookSchema = {
  tags,
  operationId: 'getContactRequest',
  summary: 'The contact request behind a link; decides nothing',
  description: closed,
  params,
  response: {
    200: Type.Object({
      ...written,
      purpose: Type.Enum(['writer', 'receiver']),
      receiver: Type.Enum(['guardian', 'player']),
      playerName: Type.String({ description: 'As the writer saw it; to a guardian first name and initial.' }),
      domain: Type.String({ description: 'What comes after the @ of the writer’s proven address.' }),
      answered,
    }),
    ...problems(404, 410, 429, 503),
  },
};

export const proveSchema = {
  tags,
  operationId: 'proveContactRequest',
  summary: 'Send a contact request by the link in the writer’s mail, or remove it',
  description: `The answer does not say whether it was passed on at once. 409 already-asked: one request to a player a week. ${closed}`,
  params,
  body: Type.Object(
    { send: Type.Boolean({ description: 'false: the person who got the mail did not write it.' }) },
    { additionalProperties: false },
  ),
  response: { 200: ok, ...problems(400, 403, 404, 409, 410, 413, 415, 429, 503) },
};

/** What a receiver answers. */
export const contactAnswerSchema = Type.Object(
  {
    answer: Type.Enum([...CONTACT_ANSWERS]),
    report: Type.Optional(Type.String({ maxLength: report, description: 'What happened, with a report.' })),
  },
  { additionalProperties: false },
);

export const answerSchema = {
  tags,
  operationId: 'answerContactRequest',
  summary: 'Answer a contact request by the link in the receiver’s mail',
  description: `Only accept tells anybody: the receiver gets the writer’s address, the writer learns that it was accepted. ${closed}`,
  params,
  body: contactAnswerSchema,
  response: { 200: ok, ...problems(400, 403, 404, 410, 413, 415, 429, 503) },
};

/** A request as its receiver reads it in the account. */
export const contactShownSchema = Type.Object({
  ...written,
  id: Type.String(),
  domain: Type.String(),
  answered,
  email: Type.Union([Type.String(), Type.Null()], { description: 'null until it is accepted.' }),
});

const own = Type.Object({
  open: Type.Boolean({ description: 'Whether people who have a link may write.' }),
  requests: Type.Array(contactShownSchema),
});

export const readOwnSchema = {
  ...owner,
  operationId: 'getOwnContactRequests',
  summary: 'Contact requests that wait for an adult, and those that were accepted',
  description: 'Always empty under 18: those requests are the guardian’s.',
  response: { 200: own, ...problems(401, 429, 503) },
};

export const answerOwnSchema = {
  ...owner,
  operationId: 'answerOwnContactRequest',
  summary: 'Answer a contact request in the account',
  params: Type.Object({ id: idField() }),
  body: contactAnswerSchema,
  response: { 200: own, ...problems(400, 401, 403, 404, 410, 413, 415, 429, 503) },
};

export const setOwnSchema = {
  ...owner,
  operationId: 'setOwnContact',
  summary: 'Let people who have a link write, or not; for adults',
  body: Type.Object({ open: Type.Boolean() }, { additionalProperties: false }),
  response: { 200: own, ...problems(400, 401, 403, 413, 415, 429, 503) },
};
