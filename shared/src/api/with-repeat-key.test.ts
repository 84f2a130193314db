import { withRepeatKey } from './with-repeat-key';

const ask = (body = '{"a":1}', path = '/contact/messages', method = 'POST') =>
  new Request(`http://127.0.0.1:8081${path}`, { method, ...(method === 'POST' && { body }) });

beforeEach(() => sessionStorage.clear());

/** A backend that answers in this order; 0: the answer is lost. */
function backend(...statuses: number[]) {
  const keys: (string | null)[] = [];
  const send = async (request: Request) => {
    keys.push(request.headers.get('idempotency-key'));
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  };
  return { keys, send: (request = ask()) => withRepeatKey(request, send).catch(() => null) };
}

it.each([0, 409, 429, 500, 503])('repeats the key of an attempt that ended in %i', async (status) => {
  const { keys, send } = backend(status, 200);
  await send();
  await send();
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

it.each([200, 201, 422])('takes another key after %i', async (status) => {
  const { keys, send } = backend(0, status);
  await send();
  await send();
  await send();
  expect(keys[2]).not.toBe(keys[1]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('has a key for each content and address', async () => {
  const { keys, send } = backend(0, 0, 0);
  await send();
  await send(ask('{"a":2}'));
  await send(ask('{"a":1}', '/newsletter/subscribe'));
  expect(new Set(keys).size).toBe(3);
});

it.each([
  ['another content at the same address', ask('{"a":2}')],
  ['a removal below it', ask('', '/contact/messages/7', 'DELETE')],
])('takes another key once %s succeeded', async (_what, meanwhile) => {
  const { keys, send } = backend(0, 200, 200);
  await send();
  await send(meanwhile);
  await send();
  expect(keys[2]).not.toBe(keys[0]);
});

it.each([
  ['failed', [0, 503, 200], ask('{"a":2}')],
  ['was about another address', [0, 200, 200], ask('{"a":2}', '/contact')],
  ['only read', [0, 200, 200], ask('', '/contact/messages', 'GET')],
])('keeps the key while what came between %s', async (_what, statuses, meanwhile) => {
  const { keys, send } = backend(...statuses);
  await send();
  await send(meanwhile);
  await send();
  expect(keys[2]).toBe(keys[0]);
});

it('keeps the key of an attempt that is still on its way', async () => {
  const keys: (string | null)[] = [];
  let answer: (response: Response) => void = () => undefined;
  const hangs = withRepeatKey(ask(), (request) => {
    keys.push(request.headers.get('idempotency-key'));
    return new Promise((resolve) => (answer = resolve));
  });
  const { keys: later, send } = backend(200, 200);
  // It is on its way once its body was read.
  await new Promise((resolve) => setTimeout(resolve));
  await send(ask('{"a":2}'));
  answer(new Response(null, { status: 503 }));
  await hangs;
  await send();
  expect(later[1]).toBe(keys[0]);
});

it('keeps no word of what was sent', async () => {
  const { send } = backend(0);
  await send(ask('{"message":"something private"}'));
  expect(JSON.stringify(sessionStorage)).not.toMatch(/private|contact/);
});

it('keeps nothing of a password', async () => {
  const { keys, send } = backend(0);
  await send(ask('{"token":"x","password":"seven purple kites"}'));
  expect([keys, Object.keys(sessionStorage)]).toEqual([[null], []]);
});

it('means a request of an hour ago no more', async () => {
  const { keys, send } = backend(0, 200);
  await send();
  const later = Date.now() + 61 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await send();
  jest.restoreAllMocks();
  expect(keys[1]).not.toBe(keys[0]);
});

it('survives a damaged list', async () => {
  sessionStorage.setItem('unansweredRequests', '{');
  const { keys, send } = backend();
  await send();
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
});

it('leaves other methods, and keys that are there, alone', async () => {
  const { keys, send } = backend();
  await send(ask('', '/payment/pricing', 'GET'));
  const own = ask();
  own.headers.set('idempotency-key', 'my-own-key');
  await send(own);
  expect(keys).toEqual([null, 'my-own-key']);
});
