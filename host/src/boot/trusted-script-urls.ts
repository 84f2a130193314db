interface TrustedTypesFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
}

const WORKER = '/service-worker.js';

/**
 * True for scripts of this origin’s release and asset folders, its worker, and of folders on other origins.
 * @param folders addresses of these, with a slash at the end
 */
export function isTrustedScriptUrl(url: string, folders: ReadonlySet<string>): boolean {
  const { href, origin, pathname } = new URL(url, location.href);
  if (origin === location.origin)
    return pathname.startsWith('/remotes/') || pathname.startsWith('/assets/') || pathname === WORKER;
  return [...folders].some((folder) => href.startsWith(folder));
}

/**
 * The page’s default Trusted Types policy: a script may only come from where releases live. The CSP requires it,
 * so a string that reaches a script sink by accident or attack is refused.
 */
export function installScriptUrlPolicy(entries: readonly string[]): void {
  const folders = new Set(entries.map((entry) => new URL('.', new URL(entry, location.href)).href));
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (!isTrustedScriptUrl(url, folders)) throw new TypeError(`Refused to load a script from ${url}`);
      return url;
    },
  });
}
