import { Type } from 'typebox';
import { problems } from '../../lib/http/problem-schema';
import { optionalKey } from '../../lib/idempotency/key-header';

const tags = ['newsletter'];
const ok = Type.Object({ status: Type.Literal('ok') });
const emailBody = Type.Object(
  { email: Type.String({ minLength: 3, maxLength: 320 }) },
  { additionalProperties: false },
);
const params = Type.Object({
  token: Type.String({ maxLength: 200, description: 'From the link in the mail.' }),
});
const masked = Type.String({ description: 'First letter and domain.' });

export const subscribeSchema = {
  operationId: 'subscribeToNewsletter',
  headers: optionalKey,
  tags,
  summary: 'Ask for the monthly digest; a mail asks for confirmation',
  description:
    'The answer is the same for new, pending and known addresses. At most 5 requests a minute per client; an address that asks more than 3 times an hour gets the same answer without effect.',
  body: emailBody,
  response: { 200: ok, ...problems(400, 403, 409, 413, 415, 422, 429, 503) },
};

export const lookAtConfirmationSchema = {
  operationId: 'getNewsletterConfirmation',
  tags,
  summary: 'What a confirmation link is about; confirms nothing',
  description: 'Unknown links get 404, links that are over 410 of type link-used or link-expired.',
  params,
  response: {
    200: Type.Object({ email: masked, state: Type.Enum(['open', 'confirmed']) }),
    ...problems(404, 410, 429, 503),
  },
};

export const confirmSchema = {
  operationId: 'confirmNewsletter',
  tags,
  summary: 'Confirm a subscription',
  description: 'Takes no body; repeating it is fine.',
  params,
  response: { 200: ok, ...problems(400, 403, 404, 410, 429, 503) },
};

export const leaveByAddressSchema = {
  operationId: 'askToUnsubscribe',
  headers: optionalKey,
  tags,
  summary: 'Ask for the unsubscribe link by mail',
  description: 'The answer is the same whether the address gets the digest or not.',
  body: emailBody,
  response: { 200: ok, ...problems(400, 403, 409, 413, 415, 422, 429, 503) },
};

export const lookAtLeaveSchema = {
  operationId: 'getUnsubscription',
  tags,
  summary: 'What an unsubscribe link is about; ends nothing',
  params,
  response: {
    200: Type.Object({
      subscribed: Type.Boolean(),
      email: Type.Union([masked, Type.Null()]),
      undoUntil: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    }),
    ...problems(404, 429, 503),
  },
};

export const leaveSchema = {
  operationId: 'unsubscribe',
  tags,
  summary: 'Unsubscribe at once; also the one-click call of mail programs (RFC 8058)',
  description:
    'Takes no body, or List-Unsubscribe=One-Click as a urlencoded or multipart form. At most 10 calls a minute per link. Repeating it is fine.',
  params,
  response: { 200: ok, ...problems(400, 403, 404, 413, 415, 429, 503) },
};

export const oneClickSchema = {
  ...leaveSchema,
  operationId: 'unsubscribeByOneClick',
  summary: 'The same, at the address in the headers of every issue',
};

export const openOneClickSchema = {
  operationId: 'openOneClickAddress',
  tags,
  summary: 'Leads people who open the address of the headers to the page; ends nothing',
  params,
  response: { 303: Type.Null({ description: 'To the page.' }), ...problems(429) },
};

export const undoLeaveSchema = {
  operationId: 'undoUnsubscription',
  tags,
  summary: 'Take an unsubscription back within 7 days',
  description: 'Afterwards 410 of type link-expired. Takes no body.',
  params,
  response: { 200: ok, ...problems(400, 403, 404, 410, 429, 503) },
};
