import { Type } from 'typebox';
import { problems } from '../../lib/http/problem-schema';
import { emailField } from '../../lib/http/email-field';

const sent = Type.Object({
  status: Type.Enum(['sent', 'already-verified']),
  retryAfter: Type.Integer({ description: 'Seconds until the next mail can be asked for.' }),
});
const ok = Type.Object({ status: Type.Literal('ok') });
const tags = ['account'];
const security = [{ idToken: [] }];

export const verificationMailSchema = {
  operationId: 'sendVerificationMail',
  tags,
  summary: 'Send the mail that verifies the own address again',
  description: 'Once in 60 s and ten times a day; 429 says how long to wait. Takes no body.',
  security,
  response: { 200: sent, ...problems(400, 401, 403, 409, 429, 503) },
};

export const resetMailSchema = {
  operationId: 'sendPasswordResetMail',
  tags,
  summary: 'Send a mail to choose a new password',
  description:
    'The answer, and the work before it, is the same for every address. Three mails an hour per address.',
  body: Type.Object({ email: emailField }, { additionalProperties: false }),
  response: { 200: ok, ...problems(400, 403, 413, 415, 429, 503) },
};

export const emailChangeSchema = {
  operationId: 'changeEmail',
  tags,
  summary: 'Ask for another email address',
  description:
    'The address changes once the link sent to it is followed; the current address gets a notice. The answer does not tell whether the new one has an account. Needs a sign-in of the last 5 minutes.',
  security,
  body: Type.Object({ newEmail: emailField }, { additionalProperties: false }),
  response: { 200: ok, ...problems(400, 401, 403, 409, 413, 415, 422, 429, 503) },
};

export const signOutSchema = {
  operationId: 'signOutEverywhere',
  tags,
  summary: 'End all sessions of the account, this one included',
  description: 'Takes no body.',
  security,
  response: { 200: ok, ...problems(400, 401, 403, 429, 503) },
};
