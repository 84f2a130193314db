import { limitIntake, type IntakeLimits } from '@skora/shared/utils/http-intake';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/error-handler';
import { Problem } from '../http/problem';

/** Made once, as the answer to a flood. The connection is closed: the rest of the body is not waited for. */
const TOO_MANY_BODIES = new Problem(429, { headers: { 'retry-after': '1', connection: 'close' } });

/** Bounds what one client keeps open, and ends requests that come too slowly. */
export function refuseFloods(app: FastifyInstance, limits: IntakeLimits) {
  const admit = limitIntake(app.server, limits);
  app.addHook('onRequest', (request, reply, done) => {
    if (admit(request.ip, request.raw, reply.raw)) return done();
    void sendProblem(request, reply, TOO_MANY_BODIES);
  });
}
