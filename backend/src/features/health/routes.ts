import type { FastifyInstance } from 'fastify';
import type { Firestore } from 'firebase-admin/firestore';
import { Type } from 'typebox';
import { Problem } from '../../lib/http/problem';
import { problems } from '../../lib/http/problem-schema';
import { within } from '../../lib/http/within';

const TIMEOUT_MS = 1500;
const KEEP_MS = 1000;

async function answers(db: Firestore): Promise<boolean> {
  try {
    await within(TIMEOUT_MS, db.doc('health/probe').get());
    return true;
  } catch {
    return false;
  }
}

/**
 * Asks whether Firestore answers within 1.5 s. One read serves every caller for a second, so a flood of
 * probes costs no more than one.
 */
function createStoreProbe(db: Firestore, now: () => number): () => Promise<boolean> {
  let last: { at: number; result: Promise<boolean> } | undefined;
  return () => {
    if (last === undefined || now() - last.at >= KEEP_MS) last = { at: now(), result: answers(db) };
    return last.result;
  };
}

interface HealthDeps {
  firestore: Firestore;
  now: () => number;
  /** Aborted when the process is told to end. */
  leaving?: AbortSignal;
}

const ok = Type.Object({ status: Type.Literal('ok') });
const tags = ['health'];
const liveness = { operationId: 'getLiveness', tags, summary: 'The process runs', response: { 200: ok } };
const readiness = {
  operationId: 'getReadiness',
  tags,
  summary: 'Ready for traffic: the store answers and no shutdown has begun',
  response: { 200: ok, ...problems(503) },
};

/** `GET /livez` and `GET /readyz`. */
export function healthRoutes(app: FastifyInstance, { firestore, now, leaving }: HealthDeps) {
  const probe = createStoreProbe(firestore, now);
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
  });

  app.get('/livez', { schema: liveness }, () => ({ status: 'ok' as const }));
  app.get('/readyz', { schema: readiness }, async () => {
    if (draining || leaving?.aborted || !(await probe()))
      throw new Problem(503, { headers: { 'retry-after': '1' } });
    return { status: 'ok' as const };
  });
}
