import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/error-handler';
import { Problem } from '../http/problem';

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request counts as, until it is answered; absent when it was refused before. */
    load?: { atWork: boolean; refused: boolean };
  }
}

/** Whoever watches over the process must get an answer when it is busiest. */
const ALWAYS_ANSWERED = new Set<string | undefined>(['/livez', '/readyz', '/metrics']);

/** Made once: with a stack of its own for each, refusing would cost what it is to save. */
const BUSY = new Problem(503, { headers: { 'retry-after': '1' } });

function awaitsBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/**
 * Answers 503 at once while `max` requests are at work. Without a bound, requests pile up behind a slow store until
 * every answer comes too late for whoever asked, and all the work is for nothing. A request is at work from when it has
 * arrived, with its body, until it is answered: whoever sends slowly takes nobody's place.
 */
export function limitLoad(app: FastifyInstance, max: number) {
  let atWork = 0;
  const begin = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (request.load || ALWAYS_ANSWERED.has(request.routeOptions.url)) return done();
    const refused = atWork >= max;
    request.load = { atWork: !refused, refused };
    // Not thrown: an error is logged with its stack, and being busy is no reason to get busier.
    if (refused) return void sendProblem(request, reply, BUSY);
    atWork += 1;
    done();
  };
  app.decorateRequest('load');
  app.addHook('onRequest', (request, reply, done) => {
    // A full service reads no body either.
    if (awaitsBody(request) && atWork < max) return done();
    begin(request, reply, done);
  });
  app.addHook('preValidation', begin);
  app.addHook('onSend', ({ load }, _reply, payload, done) => {
    if (load?.atWork) {
      load.atWork = false;
      atWork -= 1;
    }
    done(null, payload);
  });
}
