import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ADULT_AGE } from '@skora/domain';
import { cityNamed } from '../cities';
import { authenticate } from '../../lib/guards/authenticate';
import { Problem } from '../../lib/http/problem';
import { refuseBody } from '../../lib/http/refuse-body';
import { ROUTE_TIMEOUT_MS, type Services } from '../../lib/services/services';
import { tooEarly } from '../../lib/http/too-early';
import { within } from '../../lib/http/within';
import { mayBeSeen, parseRole, readOwnAge, standingRefs } from '../account';
import { countMapPage, findPlayers } from './find-players';
import { joinMap, leaveMap, readOwnEntry } from './map-membership';
import { refreshEntry } from './refresh-map';
import { chooseCvSchema, findSchema, joinSchema, leaveSchema, readSchema, refreshSchema } from './schema';

const READS_PER_MINUTE = 120;
const CHANGES_PER_MINUTE = 10;
const BODY_LIMIT = 1024;

/** `GET /players`, and `GET`, `POST` and `DELETE /account/map-entry`. */
export function playerMapRoutes(app: FastifyInstance, { auth, firestore, config, limits, now }: Services) {
  const secret = config.linkSecret;
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();

  async function find(request: FastifyRequest, { facets = '', after }: { facets?: string; after?: string }) {
    const { uid } = await authenticate(auth, request);
    if (!mayBeSeen(await firestore.doc(`users/${uid}`).get())) {
      throw new Problem(403, { detail: 'The account is not open.' });
    }
    const wait = await countMapPage(firestore, uid, now());
    if (wait > 0) throw tooEarly(wait);
    return findPlayers(firestore, { facets: facets === '' ? [] : facets.split(','), after }, now());
  }

  typed.get(
    '/players',
    { schema: findSchema, onRequest: limits.perClient('players', READS_PER_MINUTE) },
    (request) => within(ROUTE_TIMEOUT_MS, find(request, request.query)),
  );

  async function read(request: FastifyRequest) {
    const { uid } = await authenticate(auth, request);
    const [entry, { age }, standing] = await Promise.all([
      readOwnEntry(firestore, uid, now()),
      readOwnAge(firestore, uid, now()),
      firestore.getAll(...standingRefs(firestore, uid)),
    ]);
    const isPlayer = parseRole(standing[0]) === 'player';
    const allowed = age !== null && age >= ADULT_AGE && isPlayer && mayBeSeen(...standing);
    return { allowed, entry };
  }

  typed.get(
    '/account/map-entry',
    { schema: readSchema, onRequest: limits.perClient('own-map-entry', READS_PER_MINUTE) },
    (request) => within(ROUTE_TIMEOUT_MS, read(request)),
  );

  async function join(request: FastifyRequest, place: { country: string; city: string }) {
    const { uid } = await authenticate(auth, request);
    const city = cityNamed(place.country, place.city);
    if (!city) throw new Problem(422, { errors: [{ at: 'body/city', message: 'is not a city we know' }] });
    const joined = await joinMap(firestore, { uid, city, now: now(), secret });
    if (joined === 'minor') throw new Problem(403, { detail: 'The map shows adults only.' });
    if (joined === 'guardian') throw new Problem(403, { detail: 'The map shows players only.' });
    if (joined === 'not-open') throw new Problem(403, { detail: 'The account is not open.' });
    return { allowed: true, entry: await readOwnEntry(firestore, uid, now()) };
  }

  typed.post(
    '/account/map-entry',
    {
      schema: joinSchema,
      bodyLimit: BODY_LIMIT,
      onRequest: limits.perClient('map-joining', CHANGES_PER_MINUTE),
    },
    (request) => within(ROUTE_TIMEOUT_MS, join(request, request.body)),
  );

  async function refresh(request: FastifyRequest) {
    refuseBody(request);
    const { uid } = await authenticate(auth, request);
    await refreshEntry(firestore, { uid, now: now(), secret });
    return read(request);
  }

  async function chooseCv(request: FastifyRequest, cvLink: string | null) {
    const { uid } = await authenticate(auth, request);
    const entry = await refreshEntry(firestore, { uid, now: now(), secret, cvLink });
    if (!entry) throw new Problem(409, { detail: 'There is no card on the map.' });
    if (entry === 'no-link') {
      const message = 'is no public link of yours that works';
      throw new Problem(422, { errors: [{ at: 'body/link', message }] });
    }
    return { allowed: true, entry };
  }

  typed.put(
    '/account/map-entry/cv',
    {
      schema: chooseCvSchema,
      bodyLimit: BODY_LIMIT,
      onRequest: limits.perClient('map-cv', CHANGES_PER_MINUTE),
    },
    (request) => within(ROUTE_TIMEOUT_MS, chooseCv(request, request.body.link)),
  );

  typed.post(
    '/account/map-entry/refresh',
    {
      schema: refreshSchema,
      bodyLimit: BODY_LIMIT,
      onRequest: limits.perClient('map-refreshing', READS_PER_MINUTE),
    },
    (request) => within(ROUTE_TIMEOUT_MS, refresh(request)),
  );

  async function leave(request: FastifyRequest) {
    const { uid } = await authenticate(auth, request);
    await leaveMap(firestore, uid);
    return { allowed: true, entry: null };
  }

  typed.delete(
    '/account/map-entry',
    { schema: leaveSchema, onRequest: limits.perClient('map-leaving', CHANGES_PER_MINUTE) },
    (request) => within(ROUTE_TIMEOUT_MS, leave(request)),
  );
}
