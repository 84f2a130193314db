import { provideTestConfig } from '@skora/shared/testing';
import { takeMarks } from './google-marks';
import { leaveForGoogle } from './leave-for-google';

const googleSignIn = {
  clientId: 'client-1.apps.example',
  authorizationUrl: 'https://accounts.example/o/oauth2/v2/auth',
};

function leave(): URL {
  let address = '';
  leaveForGoogle((url) => (address = url));
  return new URL(address);
}

it('asks Google for an ID token for this site and remembers the question', () => {
  provideTestConfig({ googleSignIn });
  const url = leave();
  expect(`${url.origin}${url.pathname}`).toBe(googleSignIn.authorizationUrl);
  const { state, nonce, ...rest } = Object.fromEntries(url.searchParams);
  expect(rest).toEqual({
    client_id: 'client-1.apps.example',
    redirect_uri: 'http://localhost/login',
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
  });
  expect(state).toMatch(/^[\w-]{43}$/);
  expect(nonce).toMatch(/^[\w-]{43}$/);
  expect(nonce).not.toBe(state);
  expect(takeMarks()).toEqual({ state, nonce });
  expect(takeMarks()).toBeNull();
});

it('never asks the same question twice', () => {
  provideTestConfig({ googleSignIn });
  expect(leave().searchParams.get('state')).not.toBe(leave().searchParams.get('state'));
});

it('goes nowhere when the browser keeps nothing, or the site is not configured', () => {
  provideTestConfig({ googleSignIn });
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const go = jest.fn();
  expect(() => leaveForGoogle(go)).toThrow('keeps nothing');
  set.mockRestore();
  provideTestConfig();
  expect(() => leaveForGoogle(go)).toThrow('not configured');
  expect(go).not.toHaveBeenCalled();
});

it.each(['', 'null', '[]', '{"state":1,"nonce":"x"}', '{"state":"x"}', 'not json'])(
  'does not trust what it finds: %s',
  (text) => {
    sessionStorage.setItem('googleSignIn', text);
    expect(takeMarks()).toBeNull();
  },
);
