import { randomUUID } from 'node:crypto';
import { addressProofRef, firstProof } from '../features/account';
import { postJson, send } from './send';
import type { TestApp } from './start-test-app';

interface PlayerOptions {
  email?: string;
  emailVerified?: boolean;
  /** One of those who run the site. */
  admin?: boolean;
  /** Seconds since the password was given. */
  signedInAgo?: number;
}

/** A token as the Auth emulator's users have it: unsigned, checked for everything else. */
function tokenFor(
  projectId: string,
  { uid, email }: { uid: string; email: string },
  signedInAt: number,
  own: object,
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    iat: now,
    exp: now + 3600,
    auth_time: Math.floor(signedInAt / 1000),
    email,
    ...own,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** Makes sessions older than the account, or than its address, count. */
export async function allowOldSessions(
  { projectId }: Pick<TestApp, 'projectId'>,
  uid: string,
): Promise<void> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: uid, validSince: '1' }),
  });
}

/** A signed-in player of a test service, also in a project of its own, and the calls such a player makes. */
export async function testPlayer(service: TestApp, options: PlayerOptions = {}) {
  const {
    email = `${randomUUID()}@player.example`,
    emailVerified = false,
    signedInAgo = 0,
    admin = false,
  } = options;
  const { uid } = await service.auth.createUser({ email, emailVerified, password: 'a long passphrase' });
  if (emailVerified) await addressProofRef(service.firestore, uid).set(firstProof(email));
  if (signedInAgo > 0) await allowOldSessions(service, uid);
  const signedInAt = service.now() - signedInAgo * 1000;
  const authorization = `Bearer ${tokenFor(service.projectId, { uid, email }, signedInAt, admin ? { admin } : {})}`;
  const bare = (method: string, path: string) =>
    send(service.origin, { method, path, headers: { authorization } });
  const json = { authorization, 'content-type': 'application/json' };
  return {
    uid,
    email,
    get: (path: string) => bare('GET', path),
    post: (path: string) => bare('POST', path),
    delete: (path: string) => bare('DELETE', path),
    authorization,
    /** Sets the time that sessions count from back to the beginning. */
    allowOldSessions: () => allowOldSessions(service, uid),
    /** Another sign-in address; the session stays. */
    changeEmail: async (to: string) => {
      await service.auth.updateUser(uid, { email: to });
      await allowOldSessions(service, uid);
    },
    putJson: (path: string, body: unknown) =>
      send(service.origin, { method: 'PUT', path, headers: json, body: JSON.stringify(body) }),
    /** By `fetch`, because Node sends no length with the body of a DELETE. */
    deleteJson: (path: string, body: unknown) =>
      fetch(`${service.origin}${path}`, { method: 'DELETE', headers: json, body: JSON.stringify(body) }),
    postJson: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      postJson(service.origin, path, body, { authorization, ...headers }),
  };
}

export type TestPlayer = Awaited<ReturnType<typeof testPlayer>>;

/** A registration of somebody born so many years ago. */
export function registration(service: TestApp, age: number, changes: object = {}) {
  const birthday = new Date(service.now());
  birthday.setUTCFullYear(birthday.getUTCFullYear() - age);
  return {
    displayName: 'Mara Fictiva',
    dateOfBirth: birthday.toISOString().slice(0, 10),
    country: 'DE',
    role: 'player',
    terms: { version: 'terms-2026-11' },
    newsletter: false,
    ...changes,
  };
}
