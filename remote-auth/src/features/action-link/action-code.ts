/** The one-time code of a mail's link, as far as it can be judged without asking. */
export type ActionCode = { kind: 'missing' } | { kind: 'malformed' } | { kind: 'present'; code: string };

/** Base64url, as the identity provider writes its codes; far longer than they are today. */
const CODE = /^[\w-]{6,1024}$/;

/** Reads `oobCode` out of an address's query. Two codes are as good as a damaged one. */
export function readActionCode(search: string): ActionCode {
  const [code, ...others] = new URLSearchParams(search).getAll('oobCode');
  if (!code) return { kind: 'missing' };
  return others.length === 0 && CODE.test(code) ? { kind: 'present', code } : { kind: 'malformed' };
}
