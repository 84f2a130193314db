import type { CvView } from '@skora/domain';
import { Type } from 'typebox';
import { LINK_AUDIENCES, LINK_DAYS, LINK_LABEL } from '../../share-links';
import { problems } from '../../../lib/http/problem-schema';
import { unchanged } from '../../../lib/http/unchanged-schema';
import { optionalKey } from '../../../lib/idempotency/key-header';
import { emailField } from '../../../lib/http/email-field';

const owner = { tags: ['sharing'], security: [{ idToken: [] }] };
const visitor = { tags: ['shared CV'] };
const time = Type.String({ format: 'date-time' });
const tokenParams = Type.Object({ token: Type.String({ description: 'From the address of the page.' }) });
const gone = 'Unknown addresses get 404. 410: ended, over, or a guardian or the account no longer allows it.';

const link = Type.Object({
  id: Type.String(),
  label: Type.String(),
  audience: Type.Enum([...LINK_AUDIENCES]),
  path: Type.Union([Type.String(), Type.Null()], { description: 'A page of the site; null: over.' }),
  createdAt: time,
  expiresAt: time,
  state: Type.Enum(['live', 'asleep', 'expired', 'ended'], {
    description: 'asleep: the plan has no room for it now',
  }),
  views: Type.Array(Type.Object({ day: Type.String({ format: 'date' }), count: Type.Integer() }), {
    description: 'Times it was opened, reloads included; nothing is kept about who did.',
  }),
});

const sharing = Type.Object({
  status: Type.Enum(['open', 'closed'], { description: 'closed: the account is not open.' }),
  isAdult: Type.Boolean(),
  ageGroup: Type.Union([Type.String(), Type.Null()]),
  ageGroupCountry: Type.String({
    description: 'Whose rule it follows, ISO 3166-1 alpha-2; empty: not known.',
  }),
  approval: Type.Union([
    Type.Object({
      status: Type.Enum(['pending', 'approved', 'declined', 'revoked']),
      guardianEmail: Type.String({ description: 'Masked, e.g. p•••@mail.example' }),
      requestedAt: time,
      countsFrom: Type.Union([time, Type.Null()], {
        description: 'An agreement counts after 24 hours; null: it does, or there is none.',
      }),
    }),
    Type.Null(),
  ]),
  guardianEmail: Type.Union([Type.String(), Type.Null()], {
    description: 'Masked: who is asked unless another address is given.',
  }),
  guardianDecides: Type.Boolean({
    description: 'That guardian agreed to the account: nobody else can be asked.',
  }),
  limit: Type.Integer({ description: 'Live links the plan allows.' }),
  pdf: Type.Boolean({ description: 'Whether the plan has the CV as a PDF.' }),
  links: Type.Array(link),
});

export const readSharingSchema = {
  ...owner,
  operationId: 'getSharing',
  summary: 'Links to the own CV, and what may be shared',
  response: { 200: sharing, ...problems(401, 429, 503) },
};

export const makeLinkSchema = {
  ...owner,
  operationId: 'makeShareLink',
  headers: optionalKey,
  summary: 'Make a link to the own CV',
  description:
    'public: for adults, may be listed by search engines. Under 18 a guardian must have agreed (403 guardian-approval-required) 24 hours before (403 agreement-waits). 409 plan-limit: no more live links in this plan. Twenty a day.',
  body: Type.Object(
    {
      label: Type.String({ minLength: 1, maxLength: LINK_LABEL, description: 'For the owner only.' }),
      audience: Type.Enum([...LINK_AUDIENCES]),
      days: Type.Integer({ minimum: LINK_DAYS.min, maximum: LINK_DAYS.max }),
    },
    { additionalProperties: false },
  ),
  response: { 201: link, ...problems(400, 401, 403, 409, 413, 415, 422, 429, 503) },
};

export const endLinkSchema = {
  ...owner,
  operationId: 'endShareLink',
  summary: 'End a link at once',
  params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  response: { 200: sharing, ...problems(400, 401, 404, 429, 503) },
};

export const askPublishingSchema = {
  ...owner,
  operationId: 'askPublishing',
  headers: optionalKey,
  summary: 'Ask the guardian whether the CV may be shared',
  description:
    'For players under 18. Without an address the guardian asked last, else the one who opened the account. 422 guardian-decides: another address than that of the guardian who agreed to the account. Once a minute, three times a day. 409 already-decided: no agreement is needed, or it is there.',
  body: Type.Object({ guardianEmail: Type.Optional(emailField) }, { additionalProperties: false }),
  response: { 200: sharing, ...problems(400, 401, 403, 409, 413, 415, 422, 429, 503) },
};

export const pdfSchema = {
  ...owner,
  operationId: 'getCvPdf',
  summary: 'The CV of a link as one A4 page',
  description: 'Shows what the link shows, with its address as a QR code. 403 plan-limit: not in this plan.',
  querystring: Type.Object({ link: Type.String({ maxLength: 64 }) }, { additionalProperties: false }),
  produces: ['application/pdf'],
  response: {
    200: {
      description: 'One page, tagged, with real text',
      content: { 'application/pdf': { schema: Type.String({ format: 'binary' }) } },
    },
    ...problems(400, 401, 403, 404, 410, 429, 503),
  },
};

const cv = Type.Unsafe<CvView>({
  type: 'object',
  additionalProperties: true,
  description: 'A CvView of domain/src/cv/cv-view.ts: what this audience sees, with provenance.',
});

export const sharedCvSchema = {
  ...visitor,
  operationId: 'getSharedCv',
  summary: 'A shared CV',
  description: gone,
  params: tokenParams,
  response: {
    200: Type.Object({
      cv,
      expiresAt: time,
      contact: Type.Union([Type.Enum(['guardian', 'player']), Type.Null()], {
        description: 'Who gets a contact request; null: nobody takes one.',
      }),
    }),
    ...problems(404, 410, 429, 503),
  },
};

export const sharedHeadSchema = {
  ...visitor,
  operationId: 'getSharedCvHead',
  summary: 'What previews learn about a shared CV; changes nothing',
  params: tokenParams,
  response: {
    200: Type.Object({
      status: Type.Enum([200, 404, 410]),
      title: Type.String(),
      description: Type.String(),
      noindex: Type.Boolean(),
      image: Type.Optional(Type.String({ description: 'The preview card, an address of the site.' })),
      facts: Type.Optional(
        Type.Array(Type.Object({ label: Type.String(), value: Type.String() }), {
          description: 'The CV in plain words, for readers without JavaScript.',
        }),
      ),
    }),
    ...problems(429, 503),
  },
};

export const countViewSchema = {
  ...visitor,
  operationId: 'countSharedCvView',
  summary: 'Say that a shared CV was shown to somebody',
  description: `The day is counted, nothing else; the owner’s own visits are not. ${gone} Takes no body.`,
  params: tokenParams,
  response: {
    200: Type.Object({ status: Type.Literal('ok') }),
    ...problems(400, 404, 410, 429, 503),
  },
};

const file = (type: string) => ({
  description: 'The file',
  content: { [type]: { schema: Type.String({ format: 'binary' }) } },
});

export const sharedPhotoSchema = {
  ...visitor,
  operationId: 'getSharedCvPhoto',
  summary: 'The picture on a shared CV',
  params: tokenParams,
  response: { 200: file('image/*'), ...unchanged, ...problems(404, 410, 429, 503) },
};

export const sharedCardSchema = {
  ...visitor,
  operationId: 'getSharedCvCard',
  summary: 'The preview card of a shared CV',
  description: `1200 by 630 pixels; the picture only of adults who show it. ${gone}`,
  params: tokenParams,
  response: { 200: file('image/png'), ...unchanged, ...problems(404, 410, 429, 503) },
};

export const sharedPosterSchema = {
  ...visitor,
  operationId: 'getSharedCvClipPoster',
  summary: 'The picture of a clip on a shared CV',
  params: Type.Object({ token: Type.String(), slot: Type.String({ pattern: '^[0-9]{1,2}$' }) }),
  response: { 200: file('image/jpeg'), ...unchanged, ...problems(404, 410, 429, 503) },
};

export const sharedClipSchema = {
  ...visitor,
  operationId: 'getSharedCvClip',
  summary: 'The file of a clip on a shared CV, or a part of it',
  params: Type.Object({ token: Type.String(), slot: Type.String({ pattern: '^[0-9]{1,2}$' }) }),
  response: { 200: file('video/*'), 206: file('video/*'), ...problems(404, 410, 416, 429, 503) },
};
