import { matchPattern } from '@skora/shared/contract';

/** What a link's secret can look like. Anything else is none of ours, and must not become part of another address. */
export function isPossibleToken(token: string): boolean {
  return /^[\w-][\w.-]{0,199}$/.test(token);
}

/** @param pattern such as `/confirm/:token` */
export function tokenInPath(pattern: string) {
  return (pathname: string): string | null => matchPattern(pattern, pathname)?.token ?? null;
}

/** @param name such as `token` of `/guardian-approval?token=…` */
export function tokenInQuery(page: string, name: string) {
  return (pathname: string, query: URLSearchParams): string | null =>
    pathname === page ? query.get(name) || null : null;
}

/** The hidden field that carries a link to the answer. */
export function tokenField(token: string) {
  return { kind: 'hidden', name: 'token', value: token } as const;
}
