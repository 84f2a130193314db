import { act, renderHook, waitFor } from '@testing-library/react';
import { emitEvent } from '@skora/shared/events';
import { loadAuth } from '@skora/shared/firebase';
import { provideTestConfig, resetSession, signInAs } from '@skora/shared/testing';
import { keepOwnAccount, type OwnAccount } from './own-account';
import { useOwnAccount } from './use-own-account';

const user = { localId: 'uid-mara', email: 'mara@skora.example', providerUserInfo: [] };
const open = { status: 'active', guardianship: null } as OwnAccount;
const waiting = { status: 'pending-guardian', guardianship: { status: 'pending' } } as OwnAccount;

const reply = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

let answer: () => Response;
let asked = 0;

// Once for all tests of the file: the SDK remembers the fetch it finds when it is loaded.
globalThis.fetch = async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input));
  if (pathname.endsWith('signInWithPassword')) {
    const claims = btoa(JSON.stringify({ sub: user.localId, exp: Date.now() / 1000 + 3600 }));
    return reply({ ...user, idToken: `e30.${claims}.`, refreshToken: 'refresh', expiresIn: '3600' });
  }
  if (pathname.endsWith('lookup')) return reply({ users: [user] });
  asked += 1;
  return answer();
};

beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  provideTestConfig();
  asked = 0;
  answer = () => reply(open);
  signInAs({ uid: user.localId });
  const { signInWithPassword } = await loadAuth();
  await signInWithPassword(user.email, 'seven purple kites');
});

afterEach(() => {
  emitEvent('auth:signed-out', { reason: 'requested' });
  resetSession();
  jest.restoreAllMocks();
});

const follow = () => renderHook(useOwnAccount).result;

test('it is read once, and what was read is there at once the next time', async () => {
  const first = follow();
  expect(first.current).toEqual({ status: 'loading' });
  await waitFor(() => expect(first.current).toEqual({ status: 'ready', value: open }));
  expect(asked).toBe(1);
  expect(follow().current).toEqual({ status: 'ready', value: open });
});

test('what changed here is shown everywhere', async () => {
  const [one, other] = [follow(), follow()];
  await waitFor(() => expect(one.current.status).toBe('ready'));
  act(() => keepOwnAccount(user.localId, { ...open, status: 'incomplete' }));
  expect(other.current).toMatchObject({ value: { status: 'incomplete' } });
});

test('it is read again when its status changed elsewhere, and when the person comes back', async () => {
  answer = () => reply(waiting);
  signInAs({ uid: user.localId }, 'tier0', 'pending-guardian');
  const account = follow();
  await waitFor(() => expect(account.current).toMatchObject({ value: waiting }));
  answer = () => reply(open);
  act(() => void signInAs({ uid: user.localId }));
  await waitFor(() => expect(account.current).toMatchObject({ value: open }));
  answer = () => reply(waiting);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(account.current).toMatchObject({ value: waiting }));
});

test('one that cannot be read may be asked for again, and never takes away what is shown', async () => {
  answer = () => reply({}, 503);
  const account = follow();
  await waitFor(() => expect(account.current.status).toBe('failed'));
  answer = () => reply(open);
  act(() => account.current.status === 'failed' && account.current.retry());
  await waitFor(() => expect(account.current.status).toBe('ready'));
  answer = () => reply({}, 503);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(asked).toBe(3));
  expect(account.current).toEqual({ status: 'ready', value: open });
});
