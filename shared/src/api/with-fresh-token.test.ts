import { withFreshToken } from './with-fresh-token';

const ask = (headers: Record<string, string> = { authorization: 'Bearer old' }) =>
  new Request('http://127.0.0.1:8081/account/registration', { method: 'POST', headers, body: '{"a":1}' });

/** A backend that takes these tokens only. */
function backend(...good: string[]) {
  const seen: string[] = [];
  const send = async (request: Request) => {
    const token = request.headers.get('authorization') ?? 'none';
    seen.push(`${token} ${await request.text()}`);
    return new Response(null, { status: good.includes(token) ? 200 : 401 });
  };
  return { seen, send };
}

const fresh = () => Promise.resolve('new');

it('repeats a refused request once, with its body and a fresh token', async () => {
  const { seen, send } = backend('Bearer new');
  expect((await withFreshToken(ask(), send, fresh)).status).toBe(200);
  expect(seen).toEqual(['Bearer old {"a":1}', 'Bearer new {"a":1}']);
});

it('does not ask a third time', async () => {
  const { seen, send } = backend();
  expect((await withFreshToken(ask(), send, fresh)).status).toBe(401);
  expect(seen).toHaveLength(2);
});

it('leaves a good answer alone', async () => {
  const { seen, send } = backend('Bearer old');
  expect((await withFreshToken(ask(), send, fresh)).status).toBe(200);
  expect(seen).toHaveLength(1);
});

it('passes the refusal on when the session is over, or nobody was named', async () => {
  const over = () => Promise.reject(new Error('auth/user-token-expired'));
  const { seen, send } = backend();
  expect((await withFreshToken(ask(), send, over)).status).toBe(401);
  expect((await withFreshToken(ask({}), send, fresh)).status).toBe(401);
  expect(seen).toHaveLength(2);
});
