import { PROFILE_PICTURE } from '@skora/domain';
import { Type } from 'typebox';
import { problems } from '../../../lib/http/problem-schema';

const own = { tags: ['account'], security: [{ idToken: [] }] };
const done = Type.Object({ status: Type.Literal('ok') });
const picture = { schema: Type.Any({ description: 'The bytes of the picture.' }) };

export const setPictureSchema = {
  ...own,
  operationId: 'setPicture',
  summary: 'Store the own picture, in place of the one before',
  description: `The backend draws it again, as a square of at most ${PROFILE_PICTURE.side} pixels a side. 403: the account is not open; 409: the registration is not finished; 422: no picture of a usable size.`,
  body: { content: Object.fromEntries(PROFILE_PICTURE.types.map((type) => [type, picture])) },
  response: { 200: done, ...problems(400, 401, 403, 409, 413, 415, 422, 429, 503) },
};

export const removePictureSchema = {
  ...own,
  operationId: 'removePicture',
  summary: 'Remove the own picture; none is fine too',
  response: { 200: done, ...problems(400, 401, 429, 503) },
};
