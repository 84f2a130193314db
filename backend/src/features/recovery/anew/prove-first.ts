import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readBearer, unauthorized } from '../../../lib/guards/authenticate';
import { within } from '../../../lib/http/within';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { addressProofRef, firstProof, isAddressProven, isMovedAddress } from '../../account';
import { type AnewDeps, startAnew } from './start-anew';
import { findUser } from '../../../lib/guards/find-user';

const GOOGLE = 'google.com';

/** An identity that a log-in with Google has begun is this old at most at that moment, in seconds. */
const BEGUN_WITHIN = 2;

async function readSession(
  { auth }: Pick<AnewDeps, 'auth'>,
  request: FastifyRequest,
): Promise<DecodedIdToken | null> {
  const token = readBearer(request);
  // What is wrong with a token, its route says.
  return token === undefined ? null : auth.verifyIdToken(token).catch(() => null);
}

/** Whether the identity began with this very log-in, so that nobody can have left anything in it. */
function hasJustBegun({ metadata, providerData }: UserRecord, claims: DecodedIdToken) {
  const begun = Math.floor(Date.parse(metadata.creationTime) / 1000);
  return (
    claims.auth_time - begun <= BEGUN_WITHIN && providerData.every(({ providerId }) => providerId === GOOGLE)
  );
}

/** What ends a session that means well or not: the words of the log. Null: it goes on. */
async function findEnd(deps: AnewDeps, claims: DecodedIdToken): Promise<string | null> {
  const { firestore: db } = deps;
  const { uid, email } = claims;
  const [proof, user] = await db.getAll(addressProofRef(db, uid), db.doc(`users/${uid}`));
  const moved = isMovedAddress(proof, email) ? 'an account was moved to another address past us' : null;
  const byGoogle = claims.firebase.sign_in_provider === GOOGLE && claims.email_verified === true;
  if (!byGoogle || email === undefined) return moved;
  // Of accounts from before proofs were kept nothing is known; the task that goes through them settles it.
  if (isAddressProven(proof, email) || (user?.exists && !proof?.exists)) return null;
  const over = await startUnproven(deps, { claims, email, isKnown: proof?.exists === true });
  return over ? 'an account whose address nobody had proven has begun again' : moved;
}

/** A session by Google whose address Google has proven, and nobody to us. */
interface GoogleSession {
  claims: DecodedIdToken;
  email: string;
  /** Something was written down of the addresses of this identity. */
  isKnown: boolean;
}

/** @returns whether the account has started anew, so that this session is over */
async function startUnproven(deps: AnewDeps, { claims, email, isKnown }: GoogleSession): Promise<boolean> {
  const { auth, firestore: db } = deps;
  const { uid } = claims;
  const identity = await findUser(auth, uid);
  // Gone already, or suspended, which a new beginning does not end: the session counts for nothing anyway.
  if (!identity || identity.disabled || identity.email !== email) return false;
  if (!isKnown && hasJustBegun(identity, claims)) {
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
 * Lets a session do nothing in an account that was moved, at the identity provider, to an address that we have not proven; and
 * a session by Google nothing where no address had been proven to us: the provider puts the owner of an address into what a
 * stranger may have registered. That account starts anew, and the log-in is to be repeated.
 */
export function proveAddressesFirst(app: FastifyInstance, deps: Services) {
  app.addHook('preHandler', async (request) => {
    const claims = await readSession(deps, request);
    if (claims === null) return;
    const end = await within(ROUTE_TIMEOUT_MS, findEnd({ ...deps, log: request.log }, claims));
    if (end === null) return;
    request.log.info({}, end);
    throw unauthorized();
  });
}
