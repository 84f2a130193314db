import { Type } from 'typebox';
import { problems } from '../../lib/http/problem-schema';
import { optionalKey } from '../../lib/idempotency/key-header';
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
  headers: optionalKey,
  tags,
  summary: 'Send the mail that verifies the own address again',
  description: 'Once in 60 s and ten times a day; 429 says how long to wait. Takes no body.',
  security,
  response: { 200: sent, ...problems(400, 401, 403, 409, 422, 429, 503) },
};

export const resetMailSchema = {
  operationId: 'sendPasswordResetMail',
  headers: optionalKey,
  tags,
  summary: 'Send a mail to choose a new password',
  description:
    'The answer, and the work before it, is the same for every address. Three mails an hour per address.',
  body: Type.Object({ email: emailField }, { additionalProperties: false }),
  response: { 200: ok, ...problems(400, 403, 409, 413, 415, 422, 429, 503) },
};

export const emailChangeSchema = {
  operationId: 'changeEmail',
  headers: optionalKey,
  tags,
  summary: 'Ask for another email address',
  description:
    'The address changes once the link sent to it is followed; the current address gets a notice. The answer does not tell whether the new one has an account. Needs a sign-in of the last 5 minutes.',
  security,
  body: Type.Object({ newEmail: emailField }, { additionalProperties: false }),
  response: { 200: ok, ...problems(400, 401, 403, 409, 413, 415, 422, 429, 503) },
};

const code = Type.String({ minLength: 6, maxLength: 1024, description: 'Of the mailed link.' });

export const emailProofSchema = {
  operationId: 'proveEmail',
  tags,
  summary: 'Use the link that verifies the address, or the one it changes to',
  description: [
    'Needs a sign-in of the account the link was mailed for; 403 of type other-account with another one.',
    'A change ends every session. 404: the link was used, has expired or was replaced.',
  ].join(' '),
  security,
  body: Type.Object({ code }, { additionalProperties: false }),
  response: {
    200: Type.Object({ status: Type.Enum(['verified', 'moved']) }),
    ...problems(400, 401, 403, 404, 413, 415, 429, 503),
  },
};

export const resetCheckSchema = {
  operationId: 'checkPasswordReset',
  tags,
  summary: 'What a link for a new password is for, without using it',
  body: Type.Object({ code }, { additionalProperties: false }),
  response: {
    200: Type.Object({
      email: Type.String({ description: 'The address of the account.' }),
      startsAnew: Type.Boolean({
        description: 'Nobody has proven the address yet: what is in the account is erased by the reset.',
      }),
    }),
    ...problems(400, 403, 404, 413, 415, 429, 503),
  },
};

export const resetSchema = {
  operationId: 'resetPassword',
  tags,
  summary: 'Choose a new password with the mailed link',
  description: 'Ends every session and every other link of the account.',
  body: Type.Object(
    { code, password: Type.String({ minLength: 8, maxLength: 4096 }) },
    { additionalProperties: false },
  ),
  response: { 200: ok, ...problems(400, 403, 404, 413, 415, 429, 503) },
};

export const signOutSchema = {
  operationId: 'signOutEverywhere',
  tags,
  summary: 'End all sessions of the account, this one included',
  description: 'Takes no body.',
  security,
  response: { 200: ok, ...problems(400, 401, 403, 429, 503) },
};
