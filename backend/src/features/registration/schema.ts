import { Type } from 'typebox';
import { CURRENT_TERMS } from '../account';
import { emailField } from '../../lib/http/email-field';
import { problems } from '../../lib/http/problem-schema';

export const registrationSchema = {
  operationId: 'register',
  tags: ['account'],
  summary: 'Complete the account of a new sign-in',
  description: [
    'Creates the record at tier0, the private account and the private profile, and sends the mails, all or nothing.',
    'Safe to repeat: a completed account stays as it is, a half-made one is completed.',
    'Below the country’s digital-consent age guardianEmail is needed: without it the answer is 422 of type',
    'guardian-required, with it the account waits for the guardian. Where it is not needed it is not kept.',
    'A wish for the digest counts from 16 on, as its consent text says.',
  ].join(' '),
  security: [{ idToken: [] }],
  body: Type.Object(
    {
      displayName: Type.String({ minLength: 1, maxLength: 80 }),
      dateOfBirth: Type.String({ minLength: 10, maxLength: 10, description: 'ISO 8601 date; stored once.' }),
      country: Type.String({
        pattern: '^[A-Z]{2}$',
        description: 'Where the player lives, ISO 3166-1 alpha-2.',
      }),
      role: Type.Enum(['player', 'guardian']),
      terms: Type.Object(
        { version: Type.Enum([CURRENT_TERMS], { description: 'The text that was agreed to.' }) },
        { additionalProperties: false },
      ),
      newsletter: Type.Boolean(),
      guardianEmail: Type.Optional(emailField),
    },
    { additionalProperties: false },
  ),
  response: { 200: Type.Ref('Account'), ...problems(400, 401, 403, 409, 413, 415, 422, 429, 503) },
};
