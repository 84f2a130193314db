import { randomUUID } from 'node:crypto';
import { call, readToken, makeWrite } from '../../harness/firestore-harness';
import { firestoreFields } from '../../harness/firestore-value';
import type { Fields } from '../../harness/week-rows';
import type { LargestWrite } from './largest-write';

function told(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/**
 * What a new player with an ordinary account is answered. Sessions of the account count for a minute.
 *
 * @param project whose rules decide
 * @param age of the session, in seconds
 */
export async function attempt(
  { tier = 'tier0', stored = [], written }: LargestWrite,
  project = 'demo-skora',
  age = 0,
) {
  const uid = randomUUID();
  const placed = (path: string) =>
    path.startsWith('/') ? path.slice(1).replace('{uid}', uid) : `profiles/${uid}/${path}`.replace(/\/$/, '');
  const fields = (of: Fields) =>
    JSON.parse(JSON.stringify(firestoreFields(told(of))).replaceAll('{uid}', uid)) as Fields;
  const there: [string, Fields][] = [
    [
      '/users/{uid}',
      {
        tierLevel: tier,
        status: 'active',
        sessionsFrom: Math.floor(Date.now() / 1000) - 60,
        measuresFrom: new Date('1995-05-17'),
      },
    ],
    ['/privateAccounts/{uid}', { dateOfBirth: '1990-05-17' }],
    ...(stored as [string, Fields][]),
  ];
  const before = there.map(([path, of]) => makeWrite(placed(path), fields(of), [], project));
  await call('owner', 'POST', ':commit', { writes: before }, project);
  const writes = written.map(([path, of, times]) =>
    of === null
      ? { delete: `projects/${project}/databases/(default)/documents/${placed(path)}` }
      : makeWrite(placed(path), fields(of), times, project),
  );
  return call(readToken(uid, age), 'POST', ':commit', { writes }, project);
}
