import { createPublicKey, verify } from 'node:crypto';

interface Claims {
  aud?: string;
  exp?: number;
  sub?: string;
}

function toKey(raw: string) {
  const bytes = Buffer.from(raw, 'base64url');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'));
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
}

/** Whether a sender proved itself to this origin, as push services ask for (VAPID, RFC 8292). */
export function isProven(authorization: string | undefined, origin: string): boolean {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (token === undefined || key === undefined) return false;
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: toKey(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return signed && claims.aud === origin && (claims.exp ?? 0) * 1000 > Date.now() && claims.sub !== undefined;
}
