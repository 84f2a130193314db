interface TrustedTypesFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
}

/** Shows pushes; registered by players who switch them on. */
const PUSH_WORKER = '/push-worker.js';

/** True for scripts of this origin’s release and asset folders, its push worker, and of origins the registry named. */
export function isTrustedScriptUrl(url: string, allowed: ReadonlySet<string>): boolean {
  const { origin, pathname } = new URL(url, location.href);
  if (origin === location.origin)
    return pathname.startsWith('/remotes/') || pathname.startsWith('/assets/') || pathname === PUSH_WORKER;
  return allowed.has(origin);
}

/**
 * The page’s default Trusted Types policy: a script may only come from where releases live. The CSP requires it,
 * so a string that reaches a script sink by accident or attack is refused.
 */
export function installScriptUrlPolicy(entries: readonly string[]): void {
  const allowed = new Set(entries.map((entry) => new URL(entry, location.href).origin));
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (!isTrustedScriptUrl(url, allowed)) throw new TypeError(`Refused to load a script from ${url}`);
      return url;
    },
  });
}
