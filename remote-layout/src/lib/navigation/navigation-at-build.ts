import type { ManifestNavigationEntry } from '@skora/shared/contract';

/** Entries of all manifests known when this remote was built; the bundler puts them in. */
declare const __SKORA_NAVIGATION__: ManifestNavigationEntry[];

/** What prerendered bars and lists show; the host's live entries take over after hydration. */
export const navigationAtBuild: readonly ManifestNavigationEntry[] =
  typeof __SKORA_NAVIGATION__ === 'undefined' ? [] : __SKORA_NAVIGATION__;
