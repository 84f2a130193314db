import {
  CLIP_FILE_TYPES,
  CLIP_POSTER,
  CLIP_REPORT_TEXT,
  CLIP_REPORTS,
  type ClipReportReason,
} from '@skora/domain';
import { Type } from 'typebox';
import { problems } from '../../../lib/http/problem-schema';
import { unchanged } from '../../../lib/http/unchanged-schema';
import { optionalKey } from '../../../lib/idempotency/key-header';
import { actions, feet, galleryClip, positions } from './clip-schema';

const own = { tags: ['clips'], security: [{ idToken: [] }] };
const slot = Type.String({ pattern: '^([0-9]|[12][0-9])$', description: '0 to 29' });

export const uploadSchema = {
  ...own,
  operationId: 'openClipUpload',
  summary: 'Open a slot for one video file',
  description:
    'Afterwards the file store accepts one file there for two hours. 403: the plan has no such slot, or the account is not open; 409: the slot holds a clip; 422: the file is larger than the plan allows.',
  params: Type.Object({ slot }),
  body: Type.Object(
    {
      bytes: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
      contentType: Type.Enum([...CLIP_FILE_TYPES]),
    },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object({
      path: Type.String({ description: 'Where the file store takes the file.' }),
      maxBytes: Type.Integer(),
      until: Type.Integer({ description: 'Milliseconds since 1970.' }),
    }),
    ...problems(400, 401, 403, 409, 413, 415, 422, 429, 503),
  },
};

export const posterSchema = {
  ...own,
  operationId: 'setClipPoster',
  summary: 'Give a clip its picture: a frame of its video',
  description: `The backend draws it again, at most ${CLIP_POSTER.side} pixels a side. A clip somebody has looked at waits for another look. 403: the account is not open; 404: no clip with a file of ours; 422: no JPEG picture of a usable size.`,
  params: Type.Object({ slot }),
  body: {
    content: { [CLIP_POSTER.type]: { schema: Type.Any({ description: 'The bytes of the picture.' }) } },
  },
  response: {
    200: Type.Object({ poster: Type.String({ description: 'Name of the picture.' }) }),
    ...problems(400, 401, 403, 404, 413, 415, 422, 429, 503),
  },
};

export const listingSchema = {
  ...own,
  operationId: 'syncClipListing',
  summary: 'Show a clip in the gallery as it is now, or take it out',
  description: 'Called after a clip was saved or removed. Adults with an open account only.',
  params: Type.Object({ slot }),
  response: {
    200: Type.Object({ listed: Type.Boolean() }),
    ...problems(400, 401, 429, 503),
  },
};

export const hiddenSchema = {
  ...own,
  operationId: 'ownHiddenClips',
  summary: 'Own clips that nobody else sees, whatever the player wants',
  response: {
    200: Type.Object({
      clips: Type.Array(
        Type.Object({
          slot: Type.Integer(),
          reason: Type.Union([Type.String(), Type.Null()], {
            description: 'Why somebody decided so; null: somebody has to look at it yet.',
          }),
        }),
      ),
    }),
    ...problems(401, 429, 503),
  },
};

export const reportSchema = {
  operationId: 'reportClip',
  headers: optionalKey,
  tags: ['clips'],
  summary: 'Tell us that a clip should not be shown',
  description:
    'Needs no account. The answer is the same for every id, also for none of ours. Some reasons hide the clip until somebody has looked; for others several households have to report it. Ten a day per household.',
  params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
  body: Type.Object(
    {
      reason: Type.Enum(Object.keys(CLIP_REPORTS) as ClipReportReason[]),
      message: Type.Optional(Type.String({ maxLength: CLIP_REPORT_TEXT })),
    },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object({ status: Type.Literal('ok') }),
    ...problems(400, 409, 413, 415, 422, 429, 503),
  },
};

export const gallerySchema = {
  operationId: 'findClips',
  tags: ['clips'],
  summary: 'Clips that adult players show to everybody, newest first',
  querystring: Type.Object(
    {
      position: Type.Optional(positions),
      action: Type.Optional(actions),
      foot: Type.Optional(feet),
      cursor: Type.Optional(Type.String({ pattern: '^[0-9a-z]{11}-[0-9a-f]{32}$' })),
    },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object({
      clips: Type.Array(galleryClip),
      next: Type.Union([Type.String(), Type.Null()], { description: 'Cursor of the next page.' }),
    }),
    ...problems(400, 429, 503),
  },
};

const file = (type: string) => ({
  description: 'The file',
  content: { [type]: { schema: Type.String({ format: 'binary' }) } },
});

const found = {
  tags: ['clips'],
  params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
};

export const clipSchema = {
  ...found,
  operationId: 'getClip',
  summary: 'One public clip',
  description: '404 as soon as it is not public any more.',
  response: { 200: galleryClip, ...problems(404, 429, 503) },
};

export const headSchema = {
  ...found,
  operationId: 'getClipHead',
  summary: 'What previews and search engines learn about a clip',
  description: 'Search engines list its page only when its player, an adult, has said so.',
  response: {
    200: Type.Object({
      status: Type.Enum([200, 404]),
      title: Type.String(),
      description: Type.String(),
      noindex: Type.Boolean(),
      image: Type.Optional(Type.String()),
      jsonLd: Type.Optional(
        Type.Array(
          Type.Object({
            '@type': Type.Literal('VideoObject'),
            name: Type.String(),
            description: Type.String(),
            thumbnailUrl: Type.String(),
            uploadDate: Type.String(),
            url: Type.String(),
            contentUrl: Type.Optional(Type.String()),
            duration: Type.Optional(Type.String()),
          }),
        ),
      ),
    }),
    ...problems(429, 503),
  },
};

export const cardSchema = {
  ...found,
  operationId: 'getClipCard',
  summary: 'The preview card of a clip: its picture, if it has one, and its words',
  response: { 200: file('image/png'), ...unchanged, ...problems(404, 429, 503) },
};

export const publicPosterSchema = {
  ...found,
  operationId: 'getClipPoster',
  summary: 'The picture of a public clip',
  description: '404 as soon as it is not public any more, and for a clip without a picture.',
  response: { 200: file(CLIP_POSTER.type), ...unchanged, ...problems(404, 429, 503) },
};

export const videoSchema = {
  operationId: 'getClipVideo',
  tags: ['clips'],
  summary: 'The file of a public clip',
  description: 'One range at a time. 404 as soon as it is not public any more.',
  params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
  response: { 200: file('video/*'), 206: file('video/*'), ...problems(404, 416, 429, 503) },
};
