import { NoAnswer, withDeadline } from '@skora/shared/utils';
import { Problem } from './problem';

/**
 * Waits for work of another service, at most so many milliseconds. Fastify's own `handlerTimeout` stops
 * counting once a request's body is read, so it never ends a slow POST.
 *
 * @throws Problem 503 when the time is over; the work itself is not undone
 */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  try {
    return await withDeadline(work, ms);
  } catch (error) {
    throw error instanceof NoAnswer ? new Problem(503, { headers: { 'retry-after': '2' } }) : error;
  }
}
