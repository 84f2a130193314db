import { EventEmitter, once } from 'node:events';
import fastify, { type FastifyInstance } from 'fastify';
import { startTaskClock } from './task-clock';

const MINUTE_MS = 60_000;
const SECRET = 'only for this machine';

type At = { Params: { name: string } };

let backend: FastifyInstance;
let url: string;
let calls: string[];
const arrivals = new EventEmitter();
let status: number;
let held: Promise<void> | undefined;

beforeEach(async () => {
  // Node's own parts keep the real ones, so requests are really made.
  jest.useFakeTimers({
    now: Date.UTC(2031, 0, 15, 2, 8, 30),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance', 'hrtime'],
  });
  [calls, status, held] = [[], 200, undefined];
  backend = fastify({ forceCloseConnections: true });
  backend.addHook('onRequest', async ({ headers }, reply) => {
    if (headers['x-tasks-secret'] !== SECRET) await reply.code(401).send();
  });
  backend.get('/tasks', () => [
    { name: 'minutely', schedule: '* * * * *', overdue: false },
    { name: 'nightly', schedule: '10 2 * * *', overdue: true },
    { name: 'weekly', schedule: '0 9 * * 1', overdue: false },
  ]);
  backend.post<At>('/tasks/:name', async ({ params }, reply) => {
    calls.push(params.name);
    arrivals.emit('call');
    await held;
    return reply.code(status).send({ left: 0 });
  });
  url = await backend.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await backend.close();
  jest.useRealTimers();
});

/** Resolves once so many calls have arrived. */
async function called(count: number): Promise<string[]> {
  while (calls.length < count) await once(arrivals, 'call');
  return calls;
}

/** A clock, and what it has logged. Lines are awaited by `said`. */
async function start(secret = SECRET) {
  const lines: string[] = [];
  const log = (line: string) => {
    lines.push(line);
    arrivals.emit('line');
  };
  const clock = await startTaskClock({ backend: url, secret, log });
  const said = async () => {
    while (lines.length === 0) await once(arrivals, 'line');
    return lines;
  };
  return { ...clock, said };
}

test('tasks are called at their times in UTC, an overdue one at once, and none after the end', async () => {
  const clock = await start();
  expect(await called(1)).toEqual(['nightly']);
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect(await called(2)).toEqual(['nightly', 'minutely']);
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect((await called(4)).slice(2).sort()).toEqual(['minutely', 'nightly']);
  clock.stop();
  await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(calls).toHaveLength(4);
});

test('a task that does not answer is told', async () => {
  held = new Promise(() => undefined);
  const clock = await start();
  await called(1);
  await jest.advanceTimersByTimeAsync(MINUTE_MS / 2);
  expect((await clock.said())[0]).toMatch(/^The task nightly was not answered: /);
  clock.stop();
});

test('a task that is refused is told', async () => {
  status = 503;
  const clock = await start();
  expect(await clock.said()).toEqual(['The task nightly was answered with 503: {"left":0}']);
  clock.stop();
});

test('a backend that lists no tasks is told', async () => {
  await expect(start('another secret')).rejects.toThrow('The backend lists no tasks: it answered 401.');
});
