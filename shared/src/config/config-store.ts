import type { BrowserConfig } from './browser-config';

let current: BrowserConfig | null = null;

/** Hands the page's configuration to the kernel. The host calls it once, before anything else. */
export function provideConfig(config: BrowserConfig): void {
  current = config;
}

/** The page's configuration; null while a view is prerendered. */
export function findConfig(): BrowserConfig | null {
  return current;
}

/**
 * The page's configuration.
 * @throws when read before the host provided it, for instance while prerendering: read it in effects and handlers
 */
export function readConfig(): BrowserConfig {
  if (!current)
    throw new Error('The configuration is not there yet: the host provides it when the page starts.');
  return current;
}
