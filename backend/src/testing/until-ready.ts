import { send } from './send';

const MAX_ASKED = 20;

/**
 * Asks `/readyz` as whoever sends traffic does: again and again, and no sooner than it is told to. The first answer of
 * a store takes the making of its connection as well, which on a busy machine is longer than a probe waits.
 *
 * @param pass lets so many milliseconds go by, of the service's clock or of the real one
 * @returns the first answer with 200, or the last one that was not
 */
export async function untilReady(origin: string, pass: (ms: number) => unknown) {
  for (let asked = 1; ; asked += 1) {
    const answer = await send(origin, { path: '/readyz' });
    if (answer.status === 200 || asked === MAX_ASKED) return answer;
    await pass(Number(answer.headers['retry-after']) * 1000);
  }
}
