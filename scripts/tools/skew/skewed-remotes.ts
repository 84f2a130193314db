import type { RemoteManifest } from '@skora/shared/contract';

/** Stands for any later minor version of the kernel, so that the fixtures outlive the next ones. */
const LATER_MINOR = 999;

export const SKEWED = ['older', 'newer', 'ahead'] as const;
/** `older`: built with an earlier kernel; `newer`: with a later one, using nothing new; `ahead`: with a later one and its names. */
export type Skew = (typeof SKEWED)[number];

/** How a remote is built that is not of this checkout's age. */
export interface SkewedRemote {
  id: string;
  manifest: RemoteManifest;
  /** Share key → version it was built against. */
  versions: Record<string, string>;
  /** Share key → range it asks the host for. */
  requires: Record<string, string>;
  /** Version of the federation runtime. */
  federation: string;
  usesNewNames: boolean;
  /** Members of the release that no tool of today knows. */
  fromTheFuture: Record<string, unknown>;
}

function describeManifest(name: Skew, id: string): RemoteManifest {
  const path = `/skew-${name}`;
  const page = { view: 'start', access: 'public', background: 'default' } as const;
  const description = 'A page of a remote of another age, for tests.';
  return {
    id,
    owner: 'Team Skew',
    contractVersion: 1,
    routes: [
      { ...page, path, title: `Skew ${name}`, description, prerender: name !== 'ahead' },
      { ...page, path: `${path}/:place`, title: `Skew ${name}, more`, description, prerender: false },
    ],
    slots: [],
    navigation: [{ area: 'footer-quick', label: `Skew ${name}`, to: path, order: 95 }],
  };
}

/** @param kernel version of the kernel that the team has installed @param react version of React of this checkout */
export function describeSkewed(
  name: Skew,
  { kernel, react, federation }: { kernel: string; react: string; federation: string },
): SkewedRemote {
  const id = `remote-skew-${name}`;
  const [major] = kernel.split('.');
  const later = `${major}.${LATER_MINOR}.0`;
  const built = name === 'older' ? kernel : later;
  // Who uses nothing new may say so; otherwise the version that it was built against is asked for.
  const asked = name === 'ahead' ? later : kernel;
  return {
    id,
    manifest: describeManifest(name, id),
    versions: { react, 'react/': react, '@skora/shared/': built },
    requires: { react: `^${react}`, 'react/': `^${react}`, '@skora/shared/': `^${asked}` },
    federation,
    usesNewNames: name === 'ahead',
    fromTheFuture:
      name === 'older' ? {} : { laterMember: { of: 'a release that today’s tools do not know' } },
  };
}
