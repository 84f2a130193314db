import { installedVersion } from '../project/installed-version';

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
 * @param folder of the remote, for the versions it is built with
 */
export function sharedModules(folder: string): Record<string, ShareDeclaration> {
  const declare = (version: string): ShareDeclaration => ({
    singleton: true,
    import: false,
    version,
    requiredVersion: `^${version}`,
    strictVersion: true,
  });
  const react = declare(installedVersion(folder, 'react'));
  const kernel = declare(installedVersion(folder, '@skora/shared'));
  return { react, 'react/': react, '@skora/shared/': kernel };
}
