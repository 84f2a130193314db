import { NOTIFICATION_KINDS, type NotificationKind } from '@skora/domain';
import { Type } from 'typebox';
import { problems } from '../../../lib/http/problem-schema';

const owner = { tags: ['notifications'], security: [{ idToken: [] }] };
const kind = Type.Enum(Object.keys(NOTIFICATION_KINDS) as NotificationKind[]);
const time = Type.String({ format: 'date-time' });
const timeZone = Type.String({
  pattern: '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$',
  description: 'Of the browser, e.g. Europe/Berlin. What is no time zone counts as not said.',
});
const weekday = Type.Integer({ minimum: 1, maximum: 7 });

const page = Type.Object({
  unread: Type.Integer({ description: 'Of all that are kept.' }),
  notifications: Type.Array(
    Type.Object({
      id: Type.String(),
      kind,
      title: Type.String(),
      text: Type.String(),
      path: Type.String({ description: 'The page it is about.' }),
      at: time,
      isNew: Type.Boolean(),
    }),
    { description: 'The newest first, 20 at a time.' },
  ),
  next: Type.Union([Type.String(), Type.Null()], { description: 'For after; null: there are no more.' }),
});

export const listSchema = {
  ...owner,
  operationId: 'getNotifications',
  summary: 'What the signed-in player was told',
  description: 'The newest 100 of 90 days. A suspended account, or one about to be deleted, has none.',
  querystring: Type.Object({
    after: Type.Optional(Type.String({ maxLength: 200, description: 'next of the page before.' })),
    timeZone: Type.Optional(timeZone),
  }),
  response: { 200: page, ...problems(400, 401, 429, 503) },
};

export const readSchema = {
  ...owner,
  operationId: 'readNotifications',
  summary: 'Mark everything up to a moment as seen',
  body: Type.Object(
    { upTo: Type.String({ format: 'date-time', description: 'at of the newest that was shown.' }) },
    { additionalProperties: false },
  ),
  response: { 200: Type.Object({ unread: Type.Integer() }), ...problems(400, 401, 403, 413, 415, 429, 503) },
};

const settings = Type.Object({
  standing: Type.Enum(['open', 'closed'], {
    description:
      'closed: nobody is told anything, because the registration is not finished or the account is about to be deleted. What was chosen before stays stored, and nothing can be changed.',
  }),
  off: Type.Array(kind, { description: 'Kinds that are switched off everywhere.' }),
  weeklyDay: Type.Union([weekday, Type.Null()], {
    description: 'When the weekly email comes, 1 for Monday; null: never.',
  }),
  push: Type.Object({
    publicKey: Type.Union([Type.String(), Type.Null()], {
      description: 'What a browser subscribes with; null: pushes are not offered.',
    }),
    standing: Type.Enum(['open', 'guardian', 'closed'], {
      description: 'guardian: under 18, a parent or guardian has to agree first.',
    }),
  }),
  email: Type.Union([Type.String(), Type.Null()], {
    description: 'Where the weekly email goes, masked; null: no verified address, so none is sent.',
  }),
});

export const settingsSchema = {
  ...owner,
  operationId: 'getNotificationSettings',
  summary: 'What the signed-in player wants to be told',
  response: { 200: settings, ...problems(401, 403, 429, 503) },
};

const kinds = (description: string) =>
  Type.Optional(
    Type.Array(kind, {
      ...{ maxItems: Object.keys(NOTIFICATION_KINDS).length, uniqueItems: true },
      description,
    }),
  );

export const chooseSchema = {
  ...owner,
  operationId: 'setNotificationSettings',
  summary: 'Choose what to be told',
  description: 'Only what is named changes, so that what another page has chosen meanwhile stays.',
  body: Type.Object(
    {
      switchOff: kinds('Kinds to switch off. One that is also in switchOn is switched off.'),
      switchOn: kinds('Kinds to switch on.'),
      off: kinds('All kinds that are off now, as pages of older releases send them.'),
      weeklyDay: Type.Optional(Type.Union([weekday, Type.Null()])),
      timeZone: Type.Optional(timeZone),
    },
    { additionalProperties: false },
  ),
  response: { 200: settings, ...problems(400, 401, 403, 413, 415, 429, 503) },
};

const endpoint = Type.String({ minLength: 1, maxLength: 1024 });
const key = (length: number) => Type.String({ pattern: `^[A-Za-z0-9_-]{${length}}=?$` });
const ok = Type.Object({ status: Type.Literal('ok') });

export const addDeviceSchema = {
  ...owner,
  operationId: 'addPushSubscription',
  summary: 'Tell this browser by push',
  description:
    'Five browsers; the oldest goes. Only addresses of known push services: others get 422. 403 of type guardian-required below 18 without an agreement. Nothing goes out between 21:00 and 08:00. Safe to repeat.',
  body: Type.Object(
    {
      endpoint,
      keys: Type.Object({ p256dh: key(87), auth: key(22) }, { additionalProperties: false }),
      timeZone: Type.Optional(timeZone),
    },
    { additionalProperties: false },
  ),
  response: { 200: ok, ...problems(400, 401, 403, 413, 415, 422, 429, 503) },
};

export const removeDeviceSchema = {
  ...owner,
  operationId: 'removePushSubscription',
  summary: 'Tell this browser by push no more',
  description: 'Safe to repeat.',
  body: Type.Object({ endpoint }, { additionalProperties: false }),
  response: { 200: ok, ...problems(400, 401, 413, 415, 429, 503) },
};
