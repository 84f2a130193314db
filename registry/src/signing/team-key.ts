import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';

/** A team's private key (Ed25519), with what the registry keeps of it. */
export interface TeamKey {
  /** First 16 hexadecimal digits of the digest of the public key. */
  id: string;
  /** SPKI, DER, base64. */
  publicKey: string;
  /** @returns signature, base64 */
  sign: (bytes: Buffer) => string;
}

function encode(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}

/** Name of a public key. */
export function nameKey(publicKey: string): string {
  return createHash('sha256').update(publicKey).digest('hex').slice(0, 16);
}

/** Makes a new private key. @returns PKCS#8, PEM: a secret */
export function createTeamKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Reads a private key that {@link createTeamKey} made. @throws when the text is none */
export function readTeamKey(pem: string): TeamKey {
  let privateKey: KeyObject;
  try {
    privateKey = createPrivateKey(pem);
  } catch {
    throw new Error('The key is no private key in PEM. Make one: skora keys new <file>');
  }
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('The key has to be an Ed25519 key.');
  const publicKey = encode(createPublicKey(privateKey));
  return {
    id: nameKey(publicKey),
    publicKey,
    sign: (bytes) => sign(null, bytes, privateKey).toString('base64'),
  };
}

function openPublicKey(text: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key has to be an Ed25519 key.');
  return key;
}

/**
 * Reads a public key that somebody gives. @returns it as the registry writes it: SPKI, DER, base64
 * @throws when it is none; the error does not repeat it, since it may be the private key
 */
export function readPublicKey(text: string): string {
  try {
    return encode(openPublicKey(text));
  } catch {
    throw new Error(
      'The key to add is no public key. Give the line that "keys new" printed after "Its public key".',
    );
  }
}

/** Whether the owner of a public key signed exactly these bytes. Garbage counts as no. */
export function isSignedBy(publicKey: string, bytes: Buffer, signature: string): boolean {
  try {
    return verify(null, bytes, openPublicKey(publicKey), Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
