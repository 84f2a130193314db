/** The one-time code of a mail's link, as far as it can be judged without asking. */
export type LinkCode = { kind: 'missing' } | { kind: 'malformed' } | { kind: 'present'; code: string };

/** What codes look like: base64url, with room for longer ones than there are today. */
const SHAPES = {
  /** Made by the identity provider. */
  oobCode: /^[\w-]{6,1024}$/,
  /** 256 bits of our own. */
  token: /^[\w-]{32,128}$/,
} as const;

/** Parameter of an address that carries a code. */
export type CodeName = keyof typeof SHAPES;

/** Reads a code out of an address's query. Two of them are as good as a damaged one. */
export function readLinkCode(search: string, name: CodeName): LinkCode {
  const [code, ...others] = new URLSearchParams(search).getAll(name);
  if (!code) return { kind: 'missing' };
  return others.length === 0 && SHAPES[name].test(code) ? { kind: 'present', code } : { kind: 'malformed' };
}
