import { identityError, jsonReply } from './json-reply';

type Reply = (body: Record<string, unknown>) => Response;

interface Account {
  localId: string;
  email: string;
  password: string;
  displayName?: string;
  emailVerified: boolean;
}

/** The one account that exists before each test. */
export const player = {
  email: 'ada@example.com',
  password: 'correct horse battery',
  displayName: 'Ada Quick',
};

function part(value: unknown): string {
  return btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function idToken({ localId, email }: Account, jti: number): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = {
    user_id: localId,
    sub: localId,
    email,
    jti,
    iat,
    exp: iat + 3600,
    firebase: { identities: {} },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

function findOwner(token: unknown): string | undefined {
  const claims = String(token).split('.')[1] ?? '';
  const parsed: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
  return (parsed as { sub?: string }).sub;
}

let issued = 0;

/** Like the provider, never the same token twice: the SDK tells its listeners of new ones only. */
function tokens(account: Account) {
  return {
    idToken: idToken(account, ++issued),
    refreshToken: `refresh-${account.localId}`,
    expiresIn: '3600',
  };
}

function session(account: Account) {
  const { localId, email, displayName } = account;
  return jsonReply({ localId, email, displayName, ...tokens(account) });
}

/** A provider with one account, answering as the Identity Toolkit does. */
export function identityReplies(): [string, Reply][] {
  const accounts: Account[] = [{ localId: 'uid-ada', emailVerified: false, ...player }];
  const byToken = (token: unknown) => accounts.find(({ localId }) => localId === findOwner(token));
  return [
    [
      'accounts:signInWithPassword',
      ({ email, password }) => {
        const account = accounts.find((known) => known.email === email && known.password === password);
        return account ? session(account) : identityError('INVALID_LOGIN_CREDENTIALS');
      },
    ],
    [
      'accounts:signUp',
      ({ email, password }) => {
        if (accounts.some((known) => known.email === email)) return identityError('EMAIL_EXISTS');
        const account = {
          localId: `uid-${accounts.length}`,
          email: String(email),
          password: String(password),
          emailVerified: false,
        };
        accounts.push(account);
        return session(account);
      },
    ],
    [
      'accounts:signInWithIdp',
      () => {
        const account = {
          localId: 'uid-greta',
          email: 'greta@example.com',
          password: '',
          displayName: 'Greta Google',
          emailVerified: true,
        };
        accounts.push(account);
        return session(account);
      },
    ],
    [
      'accounts:update',
      ({ idToken: token, displayName }) => {
        const account = byToken(token);
        if (!account) return identityError('INVALID_ID_TOKEN');
        account.displayName = String(displayName);
        const { localId, email, emailVerified } = account;
        return jsonReply({ localId, email, emailVerified, displayName, ...tokens(account) });
      },
    ],
    [
      'accounts:lookup',
      ({ idToken: token }) => {
        const account = byToken(token);
        if (!account) return identityError('INVALID_ID_TOKEN');
        const { localId, email, emailVerified, displayName } = account;
        return jsonReply({ users: [{ localId, email, emailVerified, displayName, providerUserInfo: [] }] });
      },
    ],
  ];
}
