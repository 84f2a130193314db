import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';

/** A request that carries a key. */
export interface KeyedRequest {
  key: string;
  /** Who sent it; `null`: nobody is signed in. */
  uid: string | null;
  /** The operation, e.g. `POST /contact/messages`. */
  operation: string;
  /** What it says: address and body. */
  content: string;
}

/** `keptAnswers/{hash}`: neither request nor key is legible here, and the answer only with the key. */
interface KeptAnswer {
  uid: string | null;
  /** Hash of what the request says. */
  content: string;
  /** Until then it is being worked on; afterwards whoever did is taken for dead. */
  leasedUntil: Timestamp;
  /** `null`: not yet. */
  answer: string | null;
  expireAt: Timestamp;
}

type Claim = { kind: 'claimed' | 'busy' | 'other-content' } | { kind: 'answered'; answer: string };

const KEPT_MS = DAY_MS;
/** Longer than any work takes. */
const LEASE_MS = 60_000;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

const hash = (...parts: (string | null)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
const hasCode = (error: unknown, code: number) => (error as { code?: unknown }).code === code;

function sealingKey({ key }: KeyedRequest): Buffer {
  return createHash('sha256').update(`answer:${key}`).digest();
}

function seal(request: KeyedRequest, answer: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(request), nonce);
  const sealed = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

function unseal(request: KeyedRequest, text: string): string {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(request), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
}

function answerRef(db: Firestore, { operation, uid, key }: KeyedRequest): DocumentReference {
  return db.collection('keptAnswers').doc(hash(operation, uid, key));
}

/** Takes a key for a request, or says what became of the request that has it. */
export async function claimKey(db: Firestore, request: KeyedRequest, now: number): Promise<Claim> {
  const ref = answerRef(db, request);
  const claim: KeptAnswer = {
    uid: request.uid,
    content: hash(request.content),
    leasedUntil: Timestamp.fromMillis(now + LEASE_MS),
    answer: null,
    expireAt: Timestamp.fromMillis(now + KEPT_MS),
  };
  try {
    await ref.create(claim);
    return { kind: 'claimed' };
  } catch (error) {
    if (!hasCode(error, ALREADY_EXISTS)) throw error;
  }
  const found = await ref.get();
  const kept = found.data() as KeptAnswer | undefined;
  if (!kept || !found.updateTime) return { kind: 'busy' };
  if (kept.expireAt.toMillis() > now) {
    if (kept.content !== claim.content) return { kind: 'other-content' };
    if (kept.answer !== null) return { kind: 'answered', answer: unseal(request, kept.answer) };
    if (kept.leasedUntil.toMillis() > now) return { kind: 'busy' };
  }
  try {
    await ref.update({ ...claim }, { lastUpdateTime: found.updateTime });
    return { kind: 'claimed' };
  } catch (error) {
    if (hasCode(error, FAILED_PRECONDITION)) return { kind: 'busy' };
    throw error;
  }
}

/** Keeps the answer for whoever comes with the key again, within a day. */
export async function keepAnswer(db: Firestore, request: KeyedRequest, answer: string): Promise<void> {
  await answerRef(db, request).update({ answer: seal(request, answer) } satisfies Partial<KeptAnswer>);
}

/** Gives the key back after a refusal or a failure: nothing was done. */
export async function releaseKey(db: Firestore, request: KeyedRequest): Promise<void> {
  await answerRef(db, request).delete();
}
