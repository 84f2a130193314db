import { isGoogleAnswer, readGoogleAnswer } from './google-answer';

const marks = { state: 'state-1', nonce: 'nonce-1' };
const token = (claims: unknown) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.sig`;
const good = token({ nonce: 'nonce-1', sub: 'google-1' });

it('takes the answer to its own question', () => {
  expect(readGoogleAnswer(`#id_token=${good}&state=state-1`, marks)).toEqual({
    kind: 'token',
    idToken: good,
  });
});

it('understands a no', () => {
  expect(readGoogleAnswer('#error=access_denied&state=state-1', marks)).toEqual({ kind: 'refused' });
});

it.each([
  ['another state', `#id_token=${good}&state=state-2`, marks],
  ['no state', `#id_token=${good}`, marks],
  ['two states', `#id_token=${good}&state=state-1&state=state-1`, marks],
  ['two tokens', `#id_token=${good}&id_token=${good}&state=state-1`, marks],
  ['a question nobody asked', `#id_token=${good}&state=state-1`, null],
  ['a token for another question', `#id_token=${token({ nonce: 'x' })}&state=state-1`, marks],
  ['a token without nonce', `#id_token=${token({})}&state=state-1`, marks],
  ['a token that is none', '#id_token=abc&state=state-1', marks],
  ['a token of null', `#id_token=${token(null)}&state=state-1`, marks],
  ['another error', '#error=server_error&state=state-1', marks],
  ['a no to another question', '#error=access_denied&state=state-2', marks],
])('does not take %s', (_, hash, remembered) => {
  expect(readGoogleAnswer(hash, remembered)).toEqual({ kind: 'invalid' });
});

it.each([
  ['#id_token=x', true],
  ['#error=access_denied&state=s', true],
  ['#main', false],
  ['#error=x', false],
  ['', false],
])('%s is an answer: %s', (hash, expected) => {
  expect(isGoogleAnswer(hash)).toBe(expected);
});
