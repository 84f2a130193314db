import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { expireTrials, type Academy, type AcademyRow } from '@skora/domain';
import { authenticate } from '../../../lib/guards/authenticate';
import { Problem } from '../../../lib/http/problem';
import { answerOnce } from '../../../lib/idempotency/answer-once';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { tooEarly } from '../../../lib/http/too-early';
import { within } from '../../../lib/http/within';
import { readOwnAge } from '../../account';
import { findExtent } from '../domain/extent';
import { findAcademies } from '../domain/find-academies';
import { sortAcademies } from '../domain/sort-academies';
import { transferNote } from '../domain/transfer-note';
import { openAcademyIndex } from '../store/academy-index';
import { keepAcademyReport } from '../store/academy-reports';
import { clusterSpots } from './cluster-spots';
import { readFilter, type AcademyQuery } from './read-filter';
import { clusterSchema, fitSchema, listSchema, reportSchema } from './schema';

/** How many academies each country has, by code. */
function countCountries(rows: readonly AcademyRow[]): { code: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { country } of rows) counts.set(country, (counts.get(country) ?? 0) + 1);
  return [...counts]
    .map(([code, count]) => ({ code, count }))
    .sort((a, b) => a.code.localeCompare(b.code, 'en'));
}

const PAGE = 24;
const LIST_PER_MINUTE = 240;
const REPORTS_PER_MINUTE = 10;
const REPORT_BODY_LIMIT = 4096;

/** `GET /academies`, `/academies/clusters`, `/academies/{id}/fit` and `POST /academies/{id}/reports`. */
export function academyRoutes(app: FastifyInstance, services: Services) {
  const { auth, firestore, now } = services;
  const readRows = openAcademyIndex(firestore, now);
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const limited = { onRequest: services.limits.perClient('academies', LIST_PER_MINUTE) };

  async function find(request: FastifyRequest, query: AcademyQuery) {
    const { uid } = await authenticate(auth, request);
    const own = query.age === 'me' ? (await readOwnAge(firestore, uid, now())).age : null;
    const today = new Date(now()).toISOString().slice(0, 10);
    const rows = (await readRows()).map((row) => expireTrials(row, today));
    const filter = readFilter(query, own);
    return { rows, own, near: filter.near, ...findAcademies(rows, filter) };
  }

  typed.get('/academies', { schema: listSchema, ...limited }, async (request) => {
    const { sort, page: asked, ...query } = request.query;
    const { rows, found, own, near, unknownAges } = await within(ROUTE_TIMEOUT_MS, find(request, query));
    const sorted = sortAcademies(found, sort ?? 'name');
    const pages = Math.max(1, Math.ceil(sorted.length / PAGE));
    const page = Math.min(pages, Number(asked ?? 1));
    return {
      total: sorted.length,
      page,
      pages,
      all: rows.length,
      unknownAges,
      ownAge: own,
      near: near ? { name: near.name, country: near.country } : null,
      extent: findExtent(found),
      countries: countCountries(rows),
      academies: sorted.slice((page - 1) * PAGE, page * PAGE),
    };
  });

  typed.get('/academies/clusters', { schema: clusterSchema, ...limited }, async (request) => {
    const { zoom, bounds, ...query } = request.query;
    const { found } = await within(ROUTE_TIMEOUT_MS, find(request, query));
    return { spots: clusterSpots(found, Number(zoom), readFilter({ bounds }, null).bounds) };
  });

  async function fit(request: FastifyRequest, id: string) {
    const { uid } = await authenticate(auth, request);
    const [stored, own] = await Promise.all([
      firestore.doc(`academies/${id}`).get(),
      readOwnAge(firestore, uid, now()),
    ]);
    if (!stored.exists) throw new Problem(404);
    const { ages, country } = stored.data() as Academy;
    const fits = ages && own.age !== null ? own.age >= ages.min && own.age <= ages.max : null;
    return { age: own.age, fits, transfer: transferNote(own.age, own.country, country) };
  }

  typed.get('/academies/:id/fit', { schema: fitSchema, ...limited }, (request) =>
    within(ROUTE_TIMEOUT_MS, fit(request, request.params.id)),
  );

  async function report(request: FastifyRequest, academy: string, about: string, message: string) {
    const { uid } = await authenticate(auth, request);
    if (!(await firestore.doc(`academies/${academy}`).get()).exists) throw new Problem(404);
    const wait = await keepAcademyReport(firestore, { academy, uid, about, message }, now());
    if (wait > 0) throw tooEarly(wait);
    return { status: 'ok' } as const;
  }

  typed.post(
    '/academies/:id/reports',
    {
      schema: reportSchema,
      bodyLimit: REPORT_BODY_LIMIT,
      onRequest: services.limits.perClient('academy-reports', REPORTS_PER_MINUTE),
    },
    (request) =>
      answerOnce(services, request, () =>
        report(request, request.params.id, request.body.about, request.body.message),
      ),
  );
}
