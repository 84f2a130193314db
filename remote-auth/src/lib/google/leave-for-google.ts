import { readConfig } from '@skora/shared/config';
import { paths } from '@skora/shared/contract';
import { keepMarks } from './google-marks';

/** 256 random bits as base64url. */
function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Where Google asks the person, and sends them back to `/login` with an ID token in the fragment. */
export function authorizationUrl(
  { clientId, authorizationUrl: page }: { clientId: string; authorizationUrl: string },
  stateAndNonce: { state: string; nonce: string },
): string {
  const url = new URL(page);
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${window.location.origin}${paths.login()}`,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    ...stateAndNonce,
  }).toString();
  return url.href;
}

/**
 * Goes to Google's page. No script of Google's is loaded: the answer comes back in the address.
 * @throws when the site has no client at Google, or the browser cannot remember what to check on the way back
 */
export function leaveForGoogle(go = (url: string) => window.location.assign(url)): void {
  const { googleSignIn } = readConfig();
  if (!googleSignIn) throw new Error('Sign-in with Google is not configured.');
  const stateAndNonce = { state: randomToken(), nonce: randomToken() };
  if (!keepMarks(stateAndNonce)) throw new Error('The browser keeps nothing for this tab.');
  go(authorizationUrl(googleSignIn, stateAndNonce));
}
