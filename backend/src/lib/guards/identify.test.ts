import { registeredPlayer } from '../../testing/start-payments';
import { startTestApp, type TestApp } from '../../testing/start-test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

/** Lets something happen after a token was found good, and before its account is read. */
function afterNextCheck(happen: (uid: string) => unknown): void {
  const { auth } = service;
  const verify = auth.verifyIdToken.bind(auth);
  auth.verifyIdToken = async (token, checksRevoked) => {
    const decoded = await verify(token, checksRevoked);
    // Without that check it is not the guard that asks.
    if (!checksRevoked) return decoded;
    auth.verifyIdToken = verify;
    await happen(decoded.uid);
    return decoded;
  };
}

test('an account that is deleted while its request is looked at gets the 401 of any dead session', async () => {
  const player = await registeredPlayer(service);
  afterNextCheck((uid) => service.auth.deleteUser(uid));
  const during = await player.get('/payment/invoices');
  const afterwards = await player.get('/payment/invoices');
  expect(during.status).toBe(401);
  expect(during.headers['www-authenticate']).toBe('Bearer');
  expect(during.json()).toEqual({ ...(afterwards.json() as object), requestId: expect.anything() });
});

test('while the identity provider does not tell whose account it is, it is a 503', async () => {
  const player = await registeredPlayer(service);
  const { auth } = service;
  const read = auth.getUser.bind(auth);
  afterNextCheck(() => {
    auth.getUser = () => {
      auth.getUser = read;
      return Promise.reject(Object.assign(new Error('away'), { code: 'app/network-error' }));
    };
  });
  const answer = await player.get('/payment/invoices');
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect((await player.get('/payment/invoices')).status).toBe(200);
});
