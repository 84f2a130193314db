import { randomUUID } from 'node:crypto';

/** Creates a player at the Auth emulator the way the web SDK does. */
export async function signUpPlayer(): Promise<{ uid: string; idToken: string }> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${randomUUID()}@player.example`,
      password: 'a long passphrase',
      returnSecureToken: true,
    }),
  });
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { uid: localId, idToken };
}
