import { installedVersion, readJson } from '../lib/workspace';

/** How one share key of a remote is declared to Module Federation. */
interface ShareDeclaration {
  singleton: true;
  import: false;
  version: string;
  requiredVersion: string;
  strictVersion: boolean;
}

/**
 * What remotes take from the host instead of carrying it: React and the kernel, nothing else. Router, single-spa,
 * Firebase and toasts come through the kernel.
 */
export function sharedModules(): Record<string, ShareDeclaration> {
  const react = installedVersion('shared', 'react');
  const kernel = readJson<{ version: string }>('shared', 'package.json').version;
  const declare = (version: string): ShareDeclaration => ({
    singleton: true,
    import: false,
    version,
    requiredVersion: `^${version}`,
    strictVersion: true,
  });
  return { react: declare(react), 'react/': declare(react), '@skora/shared/': declare(kernel) };
}
