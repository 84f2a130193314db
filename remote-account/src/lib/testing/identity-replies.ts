import { identityError, jsonReply } from './json-reply';

type Reply = (body: Record<string, unknown>) => Response;

/** The player whom the provider of the tests knows. */
export const mara = {
  uid: 'uid-mara',
  email: 'mara@skora.example',
  password: 'seven purple kites',
  displayName: 'Mara Fictiva',
};

function part(value: unknown): string {
  return btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

let issued = 0;

/** A token as the provider makes them; no two are alike. */
function tokens() {
  const iat = Math.floor(Date.now() / 1000);
  issued += 1;
  const claims = { sub: mara.uid, user_id: mara.uid, iat, exp: iat + 3600, jti: issued };
  return {
    idToken: `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
    refreshToken: `refresh-${issued}`,
    expiresIn: '3600',
  };
}

/** A provider with one account, answering as the Identity Toolkit does. @param byGoogle who has no password here */
export function identityReplies(byGoogle: boolean): [string, Reply][] {
  let password = mara.password;
  const { uid: localId, email } = mara;
  let { displayName } = mara;
  const providerUserInfo = [{ providerId: byGoogle ? 'google.com' : 'password', rawId: email, email }];
  return [
    [
      'accounts:signInWithPassword',
      (body) =>
        body.email === email && body.password === password
          ? jsonReply({ localId, email, displayName, ...tokens() })
          : identityError('INVALID_LOGIN_CREDENTIALS'),
    ],
    [
      'accounts:lookup',
      () => jsonReply({ users: [{ localId, email, emailVerified: true, displayName, providerUserInfo }] }),
    ],
    [
      'token',
      () => {
        const { idToken, refreshToken, expiresIn } = tokens();
        return jsonReply({ access_token: idToken, refresh_token: refreshToken, expires_in: expiresIn });
      },
    ],
    [
      'accounts:update',
      (body) => {
        if (typeof body.password === 'string') password = body.password;
        if (typeof body.displayName === 'string') displayName = body.displayName;
        return jsonReply({ localId, email, displayName, ...tokens() });
      },
    ],
  ];
}
