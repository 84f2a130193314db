import { createHash } from 'node:crypto';
import type { ReleaseFile } from '@skora/shared/contract';

/**
 * Cascade layer of the kernel's components. The host's own rules and those of remotes win over it, wherever they stand.
 */
export const COMPONENT_LAYER = 'sk-ui';

/** One rule of the component styles, or a block of rules that stand together. */
export interface ComponentRule {
  /** Class names: without any of them on the page, the rule matches nothing. Empty when it may match anything. */
  names: string[];
  css: string;
}

export interface ComponentStyles {
  /** File with all of them; a page carries those that its markup needs, and loads the file with the kernel. */
  file: string;
  /** The same rules, in the same order. */
  rules: ComponentRule[];
}

/** `host/dist/assets.json`: what the browser build of the host made. */
export interface HostAssets {
  /** The small script that starts the kernel when the page is painted. */
  boot: string[];
  /** Files of the kernel, in the order in which they run. */
  js: string[];
  /** Styles that every page carries. */
  css: string[];
  components: ComponentStyles;
  /** Kernel subpath provided lazily → its files. */
  lazy: Record<string, { js: string[]; css: string[] }>;
  /** Fonts of the first paint. */
  fonts: string[];
  files: ReleaseFile[];
  /** What remotes can expect: package → version. */
  provides: Record<string, string>;
  /** Kernel subpath → names that it exports. */
  kernel: Record<string, string[]>;
  runtimeCore: string;
}

/** Name of a build of the host: another one whenever a file of it differs. */
export function nameBuild(assets: HostAssets): string {
  return createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, 12);
}
