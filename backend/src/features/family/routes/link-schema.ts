import { type Static, Type } from 'typebox';
import { emailField } from '../../../lib/http/email-field';
import { idField } from '../../../lib/http/id-field';
import { problems } from '../../../lib/http/problem-schema';
import { optionalKey } from '../../../lib/idempotency/key-header';

const ok = Type.Object({ status: Type.Literal('ok') });
const common = { tags: ['family'], security: [{ idToken: [] }] };
const params = Type.Object({ child: idField() });
const answers = problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503);

export const inviteChildSchema = {
  ...common,
  operationId: 'inviteFamilyChild',
  headers: optionalKey,
  summary: 'A guardian invites a player by the address of the player’s account',
  description: 'The answer is the same whether there is such an account or not. Five times a day.',
  body: Type.Object({ email: emailField }, { additionalProperties: false }),
  response: { 200: ok, ...answers },
};

export const answerChildSchema = {
  ...common,
  operationId: 'answerFamilyInvitation',
  summary: 'A guardian accepts or declines the invitation of a player',
  params,
  body: Type.Object({ accept: Type.Boolean() }, { additionalProperties: false }),
  response: { 200: ok, ...answers },
};

export const endChildLinkSchema = {
  ...common,
  operationId: 'endFamilyLink',
  summary: 'A guardian ends the link with a player, or takes an invitation back',
  params,
  response: { 200: ok, ...answers },
};

const ownLink = Type.Object({
  /** Whether this account may have such a link at all. */
  possible: Type.Boolean({ description: 'Under 18, and no guardian had to agree to the account.' }),
  link: Type.Union([
    Type.Object({
      invitationId: Type.String({ description: 'An answer names it.' }),
      guardianEmail: Type.String(),
      guardianName: Type.String({ description: 'First name and initial; empty: not known.' }),
      by: Type.Enum(['guardian', 'player'], { description: 'Who invited; the other accepts.' }),
      status: Type.Enum(['invited', 'accepted']),
    }),
    Type.Null(),
  ]),
});

export const readOwnLinkSchema = {
  ...common,
  operationId: 'getOwnFamilyLink',
  summary: 'The guardian a player is linked with, or an invitation that waits',
  response: { 200: ownLink, ...problems(401, 429, 503) },
};

export const inviteGuardianSchema = {
  ...common,
  operationId: 'inviteGuardian',
  headers: optionalKey,
  summary: 'A player invites the guardian by mail',
  body: Type.Object({ guardianEmail: emailField }, { additionalProperties: false }),
  response: { 200: ownLink, ...answers },
};

const ownAnswer = Type.Object(
  {
    accept: Type.Boolean(),
    invitationId: Type.Optional(
      idField('Of the invitation that was read. Without it the answer is refused.'),
    ),
  },
  { additionalProperties: false },
);

export type OwnAnswer = Static<typeof ownAnswer>;

export const answerOwnLinkSchema = {
  ...common,
  operationId: 'answerGuardianInvitation',
  summary: 'A player accepts or declines the invitation of a guardian',
  description: '409 invitation-replaced: another invitation waits than the one that was read.',
  body: ownAnswer,
  response: { 200: ownLink, ...answers },
};

export const endOwnLinkSchema = {
  ...common,
  operationId: 'endOwnFamilyLink',
  summary: 'A player ends the link with the guardian',
  response: { 200: ownLink, ...answers },
};
