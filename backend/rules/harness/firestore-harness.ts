import { randomUUID } from 'node:crypto';
import { connectFirebase } from '../../src/lib/firestore/connect-firebase';

type Json = Record<string, unknown>;

interface RulesAnswer {
  status: number;
  /** e.g. `PERMISSION_DENIED`; empty when it was allowed. */
  reason: string;
}

const PROJECT = 'demo-skora';

function documents(project: string): string {
  return `projects/${project}/databases/(default)/documents`;
}

/**
 * A token as the emulator takes it: unsigned, for that uid.
 * @param age of its session, in seconds
 */
export function readToken(uid: string, age = 0, provider = 'password', email?: string): string {
  const part = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'https://securetoken.google.com/demo-skora',
    aud: 'demo-skora',
    sub: uid,
    user_id: uid,
    iat: now,
    exp: now + 3600,
    auth_time: now - age,
    firebase: { sign_in_provider: provider, identities: {} },
    ...(email !== undefined && { email }),
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

async function ask(
  token: string | null,
  method: string,
  path: string,
  body: Json | undefined,
  project: string,
): Promise<RulesAnswer> {
  const origin = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${documents(project)}`;
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = [(await response.json()) as { error?: { status?: string } }].flat()[0];
  return { status: response.status, reason: answer?.error?.status ?? '' };
}

/**
 * A hostile client: the REST API with whatever token and body it likes, the SDK's checks left out. `ABORTED` is no answer
 * of the rules: somebody else's transaction held a document they read, nothing was written, and clients ask again.
 */
export async function call(
  token: string | null,
  method: string,
  path: string,
  body?: Json,
  project = PROJECT,
): Promise<RulesAnswer> {
  for (;;) {
    const answer = await ask(token, method, path, body, project);
    if (answer.reason !== 'ABORTED') return answer;
  }
}

/** One write of a commit; the given times are set by the server, as the SDK's `serverTimestamp()` does. */
export function makeWrite(path: string, fields: Json, times = ['updatedAt'], project = PROJECT): Json {
  const update = { name: `${documents(project)}/${path}`, fields };
  const updateTransforms = times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  return { update, ...(times.length > 0 && { updateTransforms }) };
}

/** A commit of one document with `updatedAt` set by the server. */
export function stamped(path: string, fields: Json, stamp = true): Json {
  return { writes: [makeWrite(path, fields, stamp ? ['updatedAt'] : [])] };
}

/** Puts these rules in force for a project of its own. @throws when they do not compile */
export async function loadRules(project: string, rules: string): Promise<void> {
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${project}:securityRules`;
  const response = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** A new player whose account is open, or in the given state. */
export async function openAccount(status = 'active'): Promise<string> {
  const uid = randomUUID();
  const fields = { tierLevel: { stringValue: 'tier0' }, status: { stringValue: status } };
  await call('owner', 'PATCH', `/users/${uid}`, { fields });
  return uid;
}

/** Two players with records, and the store as the backend sees it. */
export async function twoPlayers() {
  const { firestore, close } = connectFirebase('demo-skora');
  const ann = `ann-${randomUUID()}`;
  const bob = `bob-${randomUUID()}`;
  for (const uid of [ann, bob]) await firestore.doc(`users/${uid}`).set({ tierLevel: 'tier0' });
  return { firestore, close, ann, bob };
}
