import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Auth } from 'firebase-admin/auth';
import { ROOT } from '@skora/scripts-lib/workspace';
import { readConfiguration } from './read-configuration';

/**
 * What each call of the SDK asks of its account: https://cloud.google.com/identity-platform/docs/access-control. A new call gets a row
 * here, and its permission a line in accounts.tf.
 */
const PERMISSIONS: Record<string, string> = {
  createUser: 'firebaseauth.users.create',
  deleteUser: 'firebaseauth.users.delete',
  getUser: 'firebaseauth.users.get',
  getUserByEmail: 'firebaseauth.users.get',
  getUsers: 'firebaseauth.users.get',
  revokeRefreshTokens: 'firebaseauth.users.update',
  setCustomUserClaims: 'firebaseauth.users.update',
  updateUser: 'firebaseauth.users.update',
  // It asks whether the session has ended meanwhile.
  verifyIdToken: 'firebaseauth.users.get',
};

/** Whatever the SDK can do, by its own classes. */
function methodsOfAuth(): string[] {
  const names: string[] = [];
  for (
    let type: object = Auth.prototype;
    type !== Object.prototype;
    type = Object.getPrototypeOf(type) as object
  )
    names.push(...Object.getOwnPropertyNames(type));
  return names.filter((name) => name !== 'constructor');
}

/** The calls in what runs as the backend: commands run as their operator, and tests on emulators. */
function callsOfBackend(): string[] {
  const sources = join(ROOT, 'backend/src');
  const text = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/^(cli|testing)\//.test(file))
    .map((file) => readFileSync(join(sources, file), 'utf8'))
    .join('\n');
  return methodsOfAuth().filter((name) => new RegExp(`\\.${name}\\b`).test(text));
}

const { resources } = readConfiguration();
const bodyOf = (address: string) => resources.find(({ type, name }) => `${type}.${name}` === address)?.body;

test('the backend may do with sign-ins what it calls, and nothing else', () => {
  expect(methodsOfAuth()).toEqual(
    expect.arrayContaining(['listUsers', 'createSessionCookie', 'projectConfigManager']),
  );
  expect(callsOfBackend().sort()).toEqual(Object.keys(PERMISSIONS).sort());
  const role = bodyOf('google_project_iam_custom_role.sign_ins');
  expect(role?.['permissions']).toEqual([...new Set(Object.values(PERMISSIONS))].sort());
});

test('the backend and its jobs have no other right in the whole project than sign-ins and documents', () => {
  const granted = resources.filter(
    ({ type, body }) =>
      type === 'google_project_iam_member' &&
      String(body['member']).includes('google_service_account.backend.'),
  );
  expect(granted.map(({ body }) => body['for_each'])).toEqual([
    { documents: 'roles/datastore.user', 'sign-ins': '${google_project_iam_custom_role.sign_ins.id}' },
  ]);
  const job = bodyOf('google_cloud_run_v2_job.task');
  expect(JSON.stringify(job)).toContain('google_service_account.backend.email');
});
