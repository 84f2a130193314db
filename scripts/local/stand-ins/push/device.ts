import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** A browser that can be told: what it gives to a site, and what it can read. */
export interface Device {
  keys: { p256dh: string; auth: string };
  /** What an encrypted push says. @throws Error when it was not made for this device */
  decrypt: (body: Buffer) => string;
}

const SALT = 16;
const TAG = 16;

/** Key and nonce of a message (RFC 8188), from the secret that both sides share (RFC 8291). */
function deriveSecrets(browser: ECDH, auth: Buffer, sender: Buffer, salt: Buffer) {
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length));
  return { key: derive('aes128gcm', 16), nonce: derive('nonce', 12) };
}

/** Makes up a browser with keys of its own. */
export function makeDevice(): Device {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    decrypt: (body) => {
      const length = body.readUInt8(SALT + 4);
      const begin = SALT + 5 + length;
      const sender = body.subarray(SALT + 5, begin);
      const { key, nonce } = deriveSecrets(browser, auth, sender, body.subarray(0, SALT));
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(body.subarray(-TAG));
      const padded = Buffer.concat([decipher.update(body.subarray(begin, -TAG)), decipher.final()]);
      // A message ends with a 2, and zeros for its length.
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}
