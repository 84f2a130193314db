import type { ReleaseFile } from '@skora/shared/contract';

/** `host/dist/assets.json`: what the browser build of the host made. */
export interface HostAssets {
  /** Files of the entry. */
  js: string[];
  css: string[];
  /** Kernel subpath provided lazily → its files. */
  lazy: Record<string, { js: string[]; css: string[] }>;
  /** Fonts of the first paint. */
  fonts: string[];
  files: ReleaseFile[];
  /** What remotes can expect: package → version. */
  provides: Record<string, string>;
  runtimeCore: string;
}
