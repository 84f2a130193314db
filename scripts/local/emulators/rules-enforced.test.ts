import { randomUUID } from 'node:crypto';

const projectId = 'demo-skora';
const bucket = `${projectId}.appspot.com`;

function variable(name: string): string {
  return process.env[name] ?? '';
}

async function signUp(): Promise<{ uid: string; idToken: string }> {
  const response = await fetch(
    `http://${variable('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email: `${randomUUID()}@skora.example`,
        password: 'correct horse',
        returnSecureToken: true,
      }),
    },
  );
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { uid: localId, idToken };
}

/** Uploads a file, or reads it when no body is given. */
async function callStorage(path: string, token: string | null, body?: string): Promise<number> {
  const name = encodeURIComponent(path);
  const files = `http://${variable('FIREBASE_STORAGE_EMULATOR_HOST')}/v0/b/${bucket}/o`;
  const authorization: Record<string, string> = token === null ? {} : { Authorization: `Firebase ${token}` };
  const response = body
    ? await fetch(`${files}?name=${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'image/png', ...authorization },
        body,
      })
    : await fetch(`${files}/${name}`, { headers: authorization });
  return response.status;
}

async function readUser(uid: string, token?: string): Promise<number> {
  const response = await fetch(
    `http://${variable('FIRESTORE_EMULATOR_HOST')}/v1/projects/${projectId}/databases/(default)/documents/users/${uid}`,
    { headers: token ? { Authorization: `Bearer ${token}` } : {} },
  );
  return response.status;
}

async function writeUser(uid: string, token: string): Promise<number> {
  const response = await fetch(
    `http://${variable('FIRESTORE_EMULATOR_HOST')}/v1/projects/${projectId}/databases/(default)/documents/users/${uid}`,
    {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ fields: { tierLevel: { stringValue: 'tier4' } } }),
    },
  );
  return response.status;
}

describe('the emulators of the test run', () => {
  it('enforce the Storage rules', async () => {
    const player = await signUp();
    const own = `profilePictures/${player.uid}`;
    expect(await callStorage(own, player.idToken, 'picture')).toBe(403);
    expect(await callStorage(own, 'owner', 'picture')).toBe(200);
    expect(await callStorage(own, player.idToken)).toBe(200);
    expect(await callStorage(own, (await signUp()).idToken)).toBe(403);
    expect(await callStorage(own, null)).toBe(403);
  });

  it('enforce the Firestore rules and let the owner of the project through', async () => {
    const player = await signUp();
    expect(await writeUser(player.uid, player.idToken)).toBe(403);
    expect(await writeUser(player.uid, 'owner')).toBe(200);
    expect(await readUser(player.uid, player.idToken)).toBe(200);
    expect(await readUser(player.uid)).toBe(403);
  });

  it('do not tell whether an address has an account', async () => {
    const response = await fetch(
      `http://${variable('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: 'nobody@skora.example' }),
      },
    );
    expect(response.status).toBe(200);
  });
});
