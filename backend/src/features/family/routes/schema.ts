import { TIERS } from '@skora/shared/contract';
import { type CvView, PAID_TIERS } from '@skora/domain';
import { Type } from 'typebox';
import { idField } from '../../../lib/http/id-field';
import { problems } from '../../../lib/http/problem-schema';
import { contactAnswerSchema, contactShownSchema } from '../../contact-requests';
import { guardianAnswerSchema, guardianRequestSchema } from '../../guardian';

const time = Type.String({ format: 'date-time' });
const params = Type.Object({ child: idField('As the list gives it.') });
const ok = Type.Object({ status: Type.Literal('ok') });
const gate =
  '403 guardians-only or email-unverified. 404: nobody this guardian has to do with, whoever it is.';
const common = { tags: ['family'], security: [{ idToken: [] }], description: gate };
const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

const request = Type.Object({ ...guardianRequestSchema, requestId: Type.String() });

const childFields = {
  id: Type.String(),
  name: Type.String({ description: 'First name and initial.' }),
  bond: nullable(
    Type.Enum(['decides', 'agreed', 'linked'], {
      description:
        'decides: agreed to the account; agreed: to sharing; linked: by invitation. null: only asked something, so nothing else is told.',
    }),
  ),
  status: Type.Enum(['active', 'pending-guardian', 'suspended']),
  requests: Type.Array(request),
  contacts: Type.Array(contactShownSchema),
  payment: nullable(
    Type.Object({
      plan: Type.Enum([...PAID_TIERS]),
      interval: Type.Enum(['month', 'year']),
      requestedAt: time,
    }),
  ),
  plan: nullable(
    Type.Object({
      tier: Type.Enum([...TIERS]),
      payer: nullable(Type.Enum(['self', 'parent'])),
      paysHere: Type.Boolean({ description: 'This guardian pays, and may open the payment page.' }),
    }),
  ),
  push: nullable(
    Type.Object({
      agreed: Type.Boolean({ description: 'Whether a guardian agrees to messages on the devices.' }),
      consent: Type.Object({ version: Type.String(), text: Type.String() }),
    }),
  ),
  invited: Type.Boolean({ description: 'The player invites this guardian.' }),
  deletion: nullable(Type.Object({ dueAt: time, byGuardian: Type.Boolean() })),
};

const overview = Type.Object({
  agreements: Type.Array(request),
  ageGroup: nullable(Type.String()),
  links: Type.Array(
    Type.Object({
      id: Type.String(),
      audience: Type.Enum(['public', 'link', 'coach']),
      createdAt: time,
      expiresAt: time,
      asleep: Type.Boolean({ description: 'It opens nothing: the plan has no room for it now.' }),
    }),
  ),
  clips: Type.Array(Type.String({ description: 'Title of a clip that links show.' })),
  showcases: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      startsAt: time,
      timeZone: Type.String(),
      venue: Type.String(),
      city: Type.String(),
      place: Type.Enum(['registered', 'held', 'waiting']),
    }),
  ),
});

export const familySchema = {
  ...common,
  operationId: 'getFamily',
  summary: 'The players a guardian has to do with, and what waits for the guardian',
  response: {
    200: Type.Object({ children: Type.Array(Type.Object(childFields)) }),
    ...problems(401, 403, 429, 503),
  },
};

export const childSchema = {
  ...common,
  operationId: 'getFamilyChild',
  summary: 'One player: what waits, what was agreed to, what is shown to whom',
  params,
  response: {
    200: Type.Object({ ...childFields, overview: nullable(overview) }),
    ...problems(400, 401, 403, 404, 429, 503),
  },
};

export const childCvSchema = {
  ...common,
  operationId: 'getFamilyChildCv',
  summary: 'The CV of a player as the holders of a link see it',
  params,
  querystring: Type.Object({ audience: Type.Enum(['link', 'coach']) }, { additionalProperties: false }),
  response: {
    200: Type.Object({
      cv: Type.Unsafe<CvView>({
        type: 'object',
        additionalProperties: true,
        description: 'A CvView of domain/src/cv/cv-view.ts.',
      }),
    }),
    ...problems(400, 401, 403, 404, 429, 503),
  },
};

const changed = problems(400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 503);
const requestParams = Type.Object({
  child: idField('As the list gives it.'),
  request: idField('A requestId.'),
});

export const familyDecideSchema = {
  ...common,
  operationId: 'decideFamilyRequest',
  summary: 'Approve or decline what a player asks, as by the link in the mail',
  params: requestParams,
  body: guardianAnswerSchema,
  response: { 200: ok, ...changed },
};

export const familyWithdrawSchema = {
  ...common,
  operationId: 'withdrawFamilyAgreement',
  summary: 'Withdraw an agreement, as by the link in the mail',
  params: requestParams,
  response: { 200: ok, ...changed },
};

export const familyContactSchema = {
  ...common,
  operationId: 'setFamilyContact',
  summary: 'Let people who have a link to the CV write to the guardian, or not',
  params: requestParams,
  body: Type.Object({ open: Type.Boolean() }, { additionalProperties: false }),
  response: { 200: ok, ...changed },
};

export const familyPushSchema = {
  ...common,
  operationId: 'agreeToFamilyPush',
  summary: 'Agree that the player gets messages on devices; withdrawn as every other agreement',
  description: `${gate} 409: the account is not open, the text has changed, or already-decided.`,
  params,
  body: Type.Object(
    (({ name, relationship, textVersion }) => ({ name, relationship, textVersion }))(
      guardianAnswerSchema.properties,
    ),
    { additionalProperties: false },
  ),
  response: { 200: ok, ...changed },
};

export const familyEndLinkSchema = {
  ...common,
  operationId: 'endFamilyShareLink',
  summary: 'End one link to the CV; for who agreed to the account or to sharing',
  description: `The player is told. Safe to repeat. ${gate}`,
  params: Type.Object({
    child: idField('As the list gives it.'),
    link: idField('As the overview gives it.'),
  }),
  response: { 200: ok, ...changed },
};

export const familyAnswerContactSchema = {
  ...common,
  operationId: 'answerFamilyContact',
  summary: 'Answer a contact request, as by the link in the mail',
  params: requestParams,
  body: contactAnswerSchema,
  response: { 200: ok, ...changed },
};

export const familyPaymentSchema = {
  ...common,
  operationId: 'openFamilyPayment',
  summary: 'The page where the guardian whom the player asked pays, or manages the plan',
  params,
  response: { 200: Type.Object({ path: Type.String() }), ...changed },
};

export const familyExportSchema = {
  ...common,
  operationId: 'exportFamilyChild',
  summary: 'The data of a player whose account this guardian agreed to, without health and messages',
  params,
  response: {
    200: Type.Object({
      formatVersion: Type.Literal(1),
      exportedAt: time,
      data: Type.Record(Type.String(), Type.Unknown()),
    }),
    ...problems(400, 401, 403, 404, 429, 503),
  },
};

export const familyDeleteSchema = {
  ...common,
  operationId: 'deleteFamilyChild',
  summary: 'Delete the account of a player in 7 days; only who agreed to it can',
  description: `Needs a sign-in of the last 5 minutes. One that the player has planned keeps its date, and the player cannot cancel it any more. Takes no body. ${gate}`,
  params,
  response: { 200: Type.Object({ dueAt: time }), ...changed },
};

export const familyKeepSchema = {
  ...common,
  operationId: 'keepFamilyChild',
  summary: 'Keep the account after all; 409 when the deletion has begun or the player asked for it',
  params,
  response: { 200: ok, ...changed },
};
