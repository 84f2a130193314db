import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedVersion } from '../project/installed-version';

const KERNEL = '@skora/shared';

/** Any later minor version will do; an exact one would end with the next release of the host. */
const RANGE = /^\^\d+\.\d+\.\d+$/;

interface Dependencies {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Range of the kernel that the package of a remote names itself. */
function findKernelRange(folder: string): string | undefined {
  const path = join(folder, 'package.json');
  if (!existsSync(path)) return undefined;
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(path, 'utf8')) as Dependencies;
  return [peerDependencies?.[KERNEL], dependencies?.[KERNEL]].find((range) => range && RANGE.test(range));
}

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
 * @param folder of the remote, for the versions it is built with. Of the kernel it may need an earlier one only, and says so as
 *   `"@skora/shared": "^2.4.0"` in its `package.json`; the names it uses are compared with the deployed host all the same.
 */
export function sharedModules(folder: string): Record<string, ShareDeclaration> {
  const declare = (version: string, requiredVersion = `^${version}`): ShareDeclaration => ({
    singleton: true,
    import: false,
    version,
    requiredVersion,
    strictVersion: true,
  });
  const react = declare(installedVersion(folder, 'react'));
  const kernel = declare(installedVersion(folder, KERNEL), findKernelRange(folder));
  return { react, 'react/': react, '@skora/shared/': kernel };
}
