import { randomUUID } from 'node:crypto';
import { hasProvenAddress } from '../../account';
import { resetPassword } from '../links/reset-password';
import { passwordSession } from '../../../testing/identity/identity-sessions';
import { postJson } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { registration, testPlayer } from '../../../testing/test-player';

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
beforeAll(async () => {
  ({ mails, service, close } = await startMailTest({}, `demo-begun-${randomUUID()}`));
});
afterAll(() => close());

const CHOSEN = 'another long passphrase';

type Broken = 'createUser' | 'deleteUser';

/** The identity provider as it is when it does not do one thing. */
function without(method: Broken) {
  const auth = Object.create(service.auth) as typeof service.auth;
  const away = () => Promise.reject(new Error('The identity provider is away.'));
  const log = { error: () => undefined };
  return { ...service, log, auth: Object.assign(auth, { [method]: away }) };
}

async function askForReset(email: string) {
  await postJson(service.origin, '/account/password-reset-mail', { email });
  return linkIn(await mails.next(email, /^Choose a new password/)).searchParams.get('oobCode') ?? '';
}

const post = (path: string, body: object) => postJson(service.origin, `/account/password-reset${path}`, body);

test.each<Broken>(['createUser', 'deleteUser'])(
  'a reset of an address nobody had proven is finished by the same link where %s did not work',
  async (method) => {
    const registrant = await testPlayer(service);
    const { email } = registrant;
    await registrant.postJson('/account/registration', registration(service, 20));
    const code = await askForReset(email);
    await expect(resetPassword(without(method), code, CHOSEN)).rejects.toThrow('is away');

    expect((await post('-check', { code })).json()).toEqual({ email, startsAnew: true });
    expect((await post('', { code, password: CHOSEN })).status).toBe(200);
    const owner = await service.auth.getUserByEmail(email);
    expect(owner).toMatchObject({ emailVerified: true });
    expect(owner.uid).not.toBe(registrant.uid);
    expect(await hasProvenAddress(service.firestore, owner)).toBe(true);
    const session = await passwordSession(service, { email, password: CHOSEN, isNew: false });
    expect((await session.get('/account')).json()).toMatchObject({ status: 'incomplete' });
    expect((await post('', { code, password: 'a third long passphrase' })).status).toBe(404);
    expect((await post('-check', { code })).status).toBe(404);
  },
);

test('a link that has begun does nothing to whoever has proven the address since', async () => {
  const { email } = await testPlayer(service);
  const code = await askForReset(email);
  await expect(resetPassword(without('createUser'), code, CHOSEN)).rejects.toThrow('is away');
  const owner = await testPlayer(service, { email, emailVerified: true });
  expect((await post('', { code, password: CHOSEN })).status).toBe(404);
  expect((await service.auth.getUserByEmail(email)).uid).toBe(owner.uid);
});
