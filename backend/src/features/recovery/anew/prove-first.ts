import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readBearer, unauthorized } from '../../../lib/guards/authenticate';
import { within } from '../../../lib/http/within';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { addressProofRef, firstProof, isAddressProven } from '../../account';
import { startAnew } from './start-anew';

const GOOGLE = 'google.com';

/** An identity that a log-in with Google has begun is this old at most at that moment, in seconds. */
const BEGUN_WITHIN = 2;

type Deps = Pick<Services, 'auth' | 'firestore' | 'bucket' | 'now'>;

/** A session by Google whose address Google has proven. */
interface GoogleSession {
  claims: DecodedIdToken;
  email: string;
}

/** Before anything is verified: sessions of other kinds are not held up. */
function saysGoogle(token: string): boolean {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as unknown;
    return (claims as DecodedIdToken | null)?.firebase?.sign_in_provider === GOOGLE;
  } catch {
    return false;
  }
}

async function readGoogleSession({ auth }: Deps, request: FastifyRequest): Promise<GoogleSession | null> {
  const token = readBearer(request);
  if (token === undefined || !saysGoogle(token)) return null;
  // What is wrong with a token, its route says.
  const claims = await auth.verifyIdToken(token).catch(() => null);
  return claims?.email !== undefined && claims.email_verified === true
    ? { claims, email: claims.email }
    : null;
}

/** Whether the identity began with this very log-in, so that nobody can have left anything in it. */
function hasJustBegun({ metadata, providerData }: UserRecord, claims: DecodedIdToken) {
  const begun = Math.floor(Date.parse(metadata.creationTime) / 1000);
  return (
    claims.auth_time - begun <= BEGUN_WITHIN && providerData.every(({ providerId }) => providerId === GOOGLE)
  );
}

/** @returns whether the account has started anew, so that this session is over */
async function proveFirst(deps: Deps, { claims, email }: GoogleSession): Promise<boolean> {
  const { auth, firestore: db } = deps;
  const { uid } = claims;
  const [proof, user] = await db.getAll(addressProofRef(db, uid), db.doc(`users/${uid}`));
  // Of accounts from before proofs were kept nothing is known; the task that goes through them settles it.
  if (isAddressProven(proof, email) || (user?.exists && !proof?.exists)) return false;
  const { users } = await auth.getUsers([{ uid }]);
  const identity = users[0];
  // Gone already, or suspended, which a new beginning does not end: the session counts for nothing anyway.
  if (!identity || identity.disabled || identity.email !== email) return false;
  if (!proof?.exists && hasJustBegun(identity, claims)) {
    await addressProofRef(db, uid).set(firstProof(email));
    return false;
  }
  const google = identity.providerData.find(({ providerId }) => providerId === GOOGLE);
  const begun = await startAnew(deps, identity as UserRecord & { email: string }, {
    identity: { displayName: google?.displayName ?? null },
    isTold: true,
  });
  if (begun !== null && google) {
    const { uid: googleId, displayName } = google;
    await auth.updateUser(begun, {
      providerToLink: { providerId: GOOGLE, uid: googleId, email, displayName },
    });
  }
  return true;
}

/**
 * Lets a session by Google do nothing in an account whose address nobody had proven to us before: the identity provider puts the
 * owner of the address into what a stranger may have registered. That account starts anew, and the log-in is to be repeated.
 */
export function proveAddressesFirst(app: FastifyInstance, deps: Services) {
  app.addHook('preHandler', async (request) => {
    const session = await readGoogleSession(deps, request);
    if (session === null) return;
    if (!(await within(ROUTE_TIMEOUT_MS, proveFirst(deps, session)))) return;
    request.log.info({}, 'an account whose address nobody had proven has begun again');
    throw unauthorized();
  });
}
