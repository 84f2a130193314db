import { Type } from 'typebox';
import { AGE_GROUPS, PLAYER_TYPES } from './map-player';
import { idField } from '../../lib/http/id-field';
import { problems } from '../../lib/http/problem-schema';

const entry = Type.Object({
  name: Type.String({ description: 'First name and initial.' }),
  position: Type.String(),
  type: Type.Enum(['', ...PLAYER_TYPES]),
  ageGroup: Type.Enum([...AGE_GROUPS]),
  country: Type.String(),
  city: Type.String(),
  cv: Type.Union(
    [
      Type.Object({ path: Type.String(), until: Type.Integer({ description: 'Milliseconds since 1970.' }) }),
      Type.Null(),
    ],
    { description: 'The CV the card opens now; null: none.' },
  ),
});

const common = { tags: ['player map'], security: [{ idToken: [] }] };
const answer = Type.Object({
  allowed: Type.Boolean({
    description: 'Whether this account may be on the map: that of an adult player, and open.',
  }),
  entry: Type.Union([entry, Type.Null()], { description: 'What everybody signed in sees; null: nothing.' }),
});

const FACET = '[cagptn]:[^,]{1,60}';

export const findSchema = {
  ...common,
  operationId: 'findPlayers',
  summary: 'One page of the adults who chose to be on the player map',
  description: 'For open accounts (403), which look at 120 pages an hour and 300 a day at most (429).',
  querystring: Type.Object(
    {
      facets: Type.Optional(
        Type.String({
          pattern: `^${FACET}(,${FACET}){0,5}$`,
          description:
            'What they have in common: c:ES country, a:18-20 age, p:GK position, t:GK type, n:ma first letters, g:85_64 cell.',
        }),
      ),
      after: Type.Optional(idField('Id of the last player of the page before.')),
    },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object({
      players: Type.Array(
        Type.Object({
          id: Type.String({ description: 'Of the card; it says nothing about the account.' }),
          name: Type.String({ description: 'First name and initial.' }),
          position: Type.String(),
          ageGroup: Type.String(),
          country: Type.String(),
          city: Type.String(),
          lat: Type.Number(),
          lng: Type.Number(),
          cvPath: Type.Union([Type.String(), Type.Null()], { description: 'Of the CV the card opens now.' }),
        }),
      ),
      more: Type.Boolean({ description: 'Whether there may be a further page.' }),
    }),
    ...problems(400, 401, 403, 429, 503),
  },
};

export const readSchema = {
  ...common,
  operationId: 'getMapEntry',
  summary: 'What the player map shows of the signed-in player',
  response: { 200: answer, ...problems(401, 429, 503) },
};

export const joinSchema = {
  ...common,
  operationId: 'joinMap',
  summary: 'Be on the player map, or be shown as one is now',
  description: 'Adult players only (403). The place is a city of GET /places, moved a little.',
  body: Type.Object(
    {
      country: Type.String({ pattern: '^[A-Z]{2}$' }),
      city: Type.String({ minLength: 1, maxLength: 100 }),
    },
    { additionalProperties: false },
  ),
  response: { 200: answer, ...problems(400, 401, 403, 413, 415, 422, 429, 503) },
};

export const refreshSchema = {
  ...common,
  operationId: 'refreshMapEntry',
  summary: 'Be shown as the profile is now; who is not on the map stays off it',
  description: 'Takes no body.',
  response: { 200: answer, ...problems(400, 401, 403, 429, 503) },
};

export const chooseCvSchema = {
  ...common,
  operationId: 'chooseMapCv',
  summary: 'Let the card on the map open the CV behind a public link, or none',
  description:
    'A link that ends is taken off the card; while one sleeps, the card opens nothing. 409: not on the map; 422: no public link that works.',
  body: Type.Object(
    { link: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]) },
    { additionalProperties: false },
  ),
  response: { 200: answer, ...problems(400, 401, 403, 409, 413, 415, 422, 429, 503) },
};

export const leaveSchema = {
  ...common,
  operationId: 'leaveMap',
  summary: 'Leave the player map at once',
  response: { 200: answer, ...problems(400, 401, 403, 429, 503) },
};
