import { randomUUID } from 'node:crypto';
import { postJson, send } from '../send';
import type { TestApp } from '../start-test-app';

/** What the identity provider answers to a sign-in. */
interface Answer {
  localId: string;
  idToken: string;
}

async function ask(service: TestApp, method: string, body: object): Promise<Answer> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ ...body, returnSecureToken: true, targetProjectId: service.projectId }),
  });
  if (!response.ok) throw new Error(`The identity provider answered ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** A session with the provider's own ID token, and the calls it makes. */
function openSession(service: TestApp, email: string, { localId: uid, idToken }: Answer) {
  const authorization = `Bearer ${idToken}`;
  return {
    uid,
    email,
    idToken,
    get: (path: string) => send(service.origin, { path, headers: { authorization } }),
    post: (path: string) => send(service.origin, { method: 'POST', path, headers: { authorization } }),
    postJson: (path: string, body: unknown) => postJson(service.origin, path, body, { authorization }),
  };
}

export type IdentitySession = ReturnType<typeof openSession>;

/** Signs in by password, after signing up unless told otherwise. */
export async function passwordSession(
  service: TestApp,
  { email = `${randomUUID()}@player.example`, password = 'a long passphrase', isNew = true } = {},
): Promise<IdentitySession> {
  if (isNew) await service.auth.createUser({ email, password });
  return openSession(service, email, await ask(service, 'signInWithPassword', { email, password }));
}

/** Somebody with a Google account for an address. Each call signs in with the same Google account. */
export function googlePerson(service: TestApp, email: string) {
  const sub = randomUUID();
  return async (): Promise<IdentitySession> => {
    const claims = JSON.stringify({ sub, email, email_verified: true, name: 'Gina Google' });
    const postBody = new URLSearchParams({ providerId: 'google.com', id_token: claims }).toString();
    return openSession(
      service,
      email,
      await ask(service, 'signInWithIdp', { postBody, requestUri: 'http://localhost' }),
    );
  };
}
