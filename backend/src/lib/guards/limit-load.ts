import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/error-handler';
import { Problem } from '../http/problem';

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request counts as, until it is answered; absent when it was refused before. */
    load?: { counted: boolean; atWork: boolean; refused: boolean };
  }
}

/** Whoever watches over the process must get an answer when it is busiest. */
const ALWAYS_ANSWERED = new Set<string | undefined>(['/livez', '/readyz']);

/** Made once: with a stack of its own for each, refusing would cost what it is to save. */
const BUSY = new Problem(503, { headers: { 'retry-after': '1' } });

function awaitsBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/**
 * Answers 503 at once while `most` requests are at work. Without a bound, requests pile up behind a slow store until
 * every answer comes too late for whoever asked, and all the work is for nothing.
 */
export function limitLoad(app: FastifyInstance, most: number) {
  let atWork = 0;
  app.decorateRequest('load');
  app.addHook('onRequest', (request, reply, done) => {
    const load = { counted: false, atWork: false, refused: false };
    request.load = load;
    if (ALWAYS_ANSWERED.has(request.routeOptions.url)) return done();
    // Not thrown: an error is logged with its stack, and being busy is no reason to get busier.
    if (atWork >= most) {
      load.refused = true;
      return void sendProblem(request, reply, BUSY);
    }
    load.counted = true;
    atWork += 1;
    // Without a body to wait for, the work begins now; begun work counts until it is done, answered or not.
    load.atWork = !awaitsBody(request);
    // Whoever goes away before.
    if (!load.atWork) {
      reply.raw.once('close', () => {
        if (load.atWork || !load.counted) return;
        load.counted = false;
        atWork -= 1;
      });
    }
    done();
  });
  app.addHook('preHandler', ({ load }, _reply, done) => {
    if (load) load.atWork = true;
    done();
  });
  app.addHook('onSend', ({ load }, _reply, payload, done) => {
    if (load?.counted) {
      load.counted = false;
      atWork -= 1;
    }
    done(null, payload);
  });
}
