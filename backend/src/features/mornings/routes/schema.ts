import { Type } from 'typebox';
import { problems } from '../../../lib/http/problem-schema';

const params = Type.Object({ token: Type.String({ description: 'From the link in the weekly email.' }) });
const ok = Type.Object({ status: Type.Literal('ok') });

export const oneClickSchema = {
  tags: ['notifications'],
  operationId: 'endWeeklyEmail',
  summary: 'End the weekly email by the link in it',
  description:
    'For mail programs (RFC 8058) and for the page behind the link. Takes no body, or List-Unsubscribe=One-Click as a urlencoded or multipart form. At most 10 calls a minute per link. Safe to repeat.',
  params,
  response: { 200: ok, ...problems(400, 404, 413, 415, 429, 503) },
};

export const openOneClickSchema = {
  tags: ['notifications'],
  operationId: 'openWeeklyEmailLink',
  summary: 'Lead somebody who opens the link for mail programs to the page; ends nothing',
  params,
  response: { 303: Type.Null(), ...problems(429) },
};

export const lookAtWeeklyEmailSchema = {
  tags: ['notifications'],
  operationId: 'getWeeklyEmailLink',
  summary: 'Say whether a link of the weekly email is one of ours; ends nothing',
  params,
  response: { 200: ok, ...problems(404, 429, 503) },
};
