import { Type } from 'typebox';
import { PROGRAMMES, SEXES, TRIALS } from '../domain/stored-values';
import { ACADEMY_SORTS } from '../domain/sort-academies';
import { problems } from '../../../lib/http/problem-schema';
import { optionalKey } from '../../../lib/idempotency/key-header';

const unknownOr = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()], { description: 'null: unknown' });

/** What both the list and the map take; everything is optional. */
const filters = {
  q: Type.Optional(Type.String({ maxLength: 80 })),
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  programme: Type.Optional(Type.Enum([...PROGRAMMES])),
  sex: Type.Optional(Type.Enum(['girls', 'boys'])),
  boarding: Type.Optional(Type.Literal('yes')),
  trials: Type.Optional(Type.Literal('open')),
  fee: Type.Optional(Type.Literal('free')),
  age: Type.Optional(
    Type.String({ pattern: '^(me|[1-9][0-9]?)$', description: 'Whole years, or the player’s own.' }),
  ),
  near: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'A city of GET /places.' })),
  within: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$', description: 'Kilometres from near.' })),
  bounds: Type.Optional(
    Type.String({
      pattern: String.raw`^-?\d{1,3}(\.\d{1,4})?(,-?\d{1,3}(\.\d{1,4})?){3}$`,
      description: 'west,south,east,north in degrees',
    }),
  ),
  ids: Type.Optional(Type.String({ pattern: '^[a-z0-9,-]*$', maxLength: 8000 })),
};

const row = {
  id: Type.String(),
  name: Type.String(),
  club: Type.String(),
  city: Type.String(),
  country: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  precision: Type.Enum(['site', 'locality']),
  programme: unknownOr(Type.Enum([...PROGRAMMES])),
  ages: unknownOr(Type.Object({ min: Type.Integer(), max: Type.Integer() })),
  sexes: unknownOr(Type.Enum([...SEXES])),
  boarding: unknownOr(Type.Boolean()),
  trials: unknownOr(Type.Enum([...TRIALS])),
  trialFee: unknownOr(Type.Boolean()),
  trialsUntil: unknownOr(Type.String({ format: 'date' })),
  fictional: Type.Boolean({ description: 'Made up to try the site with.' }),
  nameAndTownOnly: Type.Optional(
    Type.Boolean({
      description: 'Nothing else is known; absent in what was published before this was told.',
    }),
  ),
  checkedOn: Type.String({
    format: 'date',
    description: 'When a person last compared everything with its sources.',
  }),
};

const extent = { west: Type.Number(), south: Type.Number(), east: Type.Number(), north: Type.Number() };

const security = [{ idToken: [] }];

export const listSchema = {
  operationId: 'findAcademies',
  tags: ['academies'],
  summary: 'One page of the directory',
  description: 'What is unknown about an academy fits no filter.',
  security,
  querystring: Type.Object(
    {
      ...filters,
      sort: Type.Optional(Type.Enum([...ACADEMY_SORTS])),
      page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$' })),
    },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object({
      total: Type.Integer(),
      page: Type.Integer(),
      pages: Type.Integer(),
      all: Type.Integer({ description: 'Academies in the directory.' }),
      unknownAges: Type.Integer({ description: 'Academies that fit all but an age nobody knows of them.' }),
      ownAge: unknownOr(Type.Integer()),
      near: Type.Union([Type.Object({ name: Type.String(), country: Type.String() }), Type.Null()], {
        description: 'The city that distances are measured from.',
      }),
      extent: Type.Union([Type.Object(extent), Type.Null()], {
        description: 'What all of the found academies span; null when there are none.',
      }),
      countries: Type.Array(Type.Object({ code: Type.String(), count: Type.Integer() })),
      academies: Type.Array(Type.Object({ ...row, distanceKm: Type.Union([Type.Integer(), Type.Null()]) })),
    }),
    ...problems(400, 401, 422, 429, 503),
  },
};

export const clusterSchema = {
  operationId: 'clusterAcademies',
  tags: ['academies'],
  summary: 'What a map of the same academies shows',
  security,
  querystring: Type.Object(
    { ...filters, bounds: filters.bounds, zoom: Type.String({ pattern: '^([0-9]|1[0-6])$' }) },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object({
      spots: Type.Array(
        Type.Object({
          lat: Type.Number(),
          lng: Type.Number(),
          count: Type.Integer(),
          id: Type.Optional(Type.String({ description: 'The academy, when it is one.' })),
          name: Type.Optional(Type.String()),
          zoom: Type.Optional(Type.Integer({ description: 'Where the cluster falls apart.' })),
        }),
      ),
    }),
    ...problems(400, 401, 422, 429, 503),
  },
};

const params = Type.Object({ id: Type.String({ pattern: '^[a-z0-9-]{1,100}$' }) });

export const fitSchema = {
  operationId: 'fitOfAcademy',
  tags: ['academies'],
  summary: 'What an academy means for the signed-in player: age and transfer rules',
  security,
  params,
  response: {
    200: Type.Object({
      age: unknownOr(Type.Integer()),
      fits: unknownOr(Type.Boolean()),
      transfer: Type.Enum(['adult', 'same-country', 'abroad-16', 'abroad-minor', 'unknown']),
    }),
    ...problems(400, 401, 404, 429, 503),
  },
};

const REPORT_SUBJECTS = ['place', 'ages', 'trials', 'website', 'closed', 'scam', 'claim', 'other'] as const;

export const reportSchema = {
  operationId: 'reportAcademy',
  headers: optionalKey,
  tags: ['academies'],
  summary: 'Tell us what is wrong about an academy, or that it is yours',
  description: 'At most five a day. It waits for a review; nothing changes by itself.',
  security,
  params,
  body: Type.Object(
    {
      about: Type.Enum([...REPORT_SUBJECTS]),
      message: Type.String({ minLength: 10, maxLength: 500 }),
    },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object({ status: Type.Literal('ok') }),
    ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
};
