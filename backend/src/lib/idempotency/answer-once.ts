import type { FastifyRequest } from 'fastify';
import { authenticate } from '../guards/authenticate';
import { Problem } from '../http/problem';
import { within } from '../http/within';
import { ROUTE_TIMEOUT_MS, type Services } from '../services/services';
import { claimKey, keepAnswer, releaseKey, type KeyedRequest } from './kept-answer';

type Deps = Pick<Services, 'auth' | 'firestore' | 'now'>;

/** Whoever is not known counts as nobody here; the work itself refuses them where it has to. @throws Problem 503 */
async function findSender({ auth }: Deps, request: FastifyRequest): Promise<string | null> {
  if (request.headers.authorization === undefined) return null;
  return authenticate(auth, request).then(
    ({ uid }) => uid,
    (error: unknown) => {
      // Somebody who cannot be told apart now must not become nobody, whose keys are other keys.
      if (error instanceof Problem && error.status === 401) return null;
      throw error;
    },
  );
}

async function readKeyed(deps: Deps, request: FastifyRequest): Promise<KeyedRequest | null> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return null;
  return {
    key,
    uid: await findSender(deps, request),
    operation: `${request.method} ${request.routeOptions.url}`,
    content: JSON.stringify([request.url, request.body]),
  };
}

async function workOnce<Answer>(
  deps: Deps,
  request: FastifyRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const keyed = await readKeyed(deps, request);
  if (keyed === null) return work();
  const { firestore, now } = deps;
  const claim = await claimKey(firestore, keyed, now());
  if (claim.kind === 'answered') return JSON.parse(claim.answer) as Answer;
  if (claim.kind === 'other-content') {
    throw new Problem(422, { type: 'key-reused', detail: 'This key was used for another request.' });
  }
  if (claim.kind === 'busy') {
    throw new Problem(409, { type: 'request-in-progress', headers: { 'retry-after': '2' } });
  }
  // A store that fails now must not turn the outcome into another one; the lease ends by itself.
  const note = (error: unknown) => request.log.error({ err: error }, 'an idempotency key is not settled');
  try {
    const answer = await work();
    await keepAnswer(firestore, keyed, JSON.stringify(answer)).catch(note);
    return answer;
  } catch (error) {
    await releaseKey(firestore, keyed).catch(note);
    throw error;
  }
}

/**
 * Does the work of a request once per `Idempotency-Key`: whoever repeats it because the answer was lost gets that
 * answer, and nothing happens twice. Work that outlasts the route's deadline goes on, and its answer is kept.
 *
 * @throws Problem 409 `request-in-progress` while it is under way, 422 `key-reused` for another body, 503 when it takes
 * too long
 */
export function answerOnce<Answer>(
  deps: Deps,
  request: FastifyRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  return within(ROUTE_TIMEOUT_MS, workOnce(deps, request, work));
}
