import type { HostAssets } from '../files/host-assets';
import { assetUrl, releaseUrl, type Part } from './page-assets';

/** A script or stylesheet of a page. */
export interface PartFile {
  /** As webpack emits it. */
  name: string;
  url: string;
  /** Set for files whose loaders set it too: a preload with another one is of no use. */
  integrity?: string;
  /** Id of the remote that it belongs to; null for files of the host. */
  remote: string | null;
  /** It is on another origin. */
  isElsewhere?: boolean;
}

type Kind = 'js' | 'css';

function ofKernel(host: HostAssets, { release, view }: Part, kind: Kind): PartFile[] {
  const names = (release.views[view]?.kernel ?? []).flatMap((subpath) => host.lazy[subpath]?.[kind] ?? []);
  return names.map((name) => ({ name, url: assetUrl(name), remote: null }));
}

function ofRemote({ release, view }: Part, kind: Kind): PartFile[] {
  const container = kind === 'js' ? [release.entry] : [];
  const names = [...container, ...(release.views[view]?.[kind] ?? [])];
  const digests = new Map(release.files.map((file) => [file.name, file.integrity]));
  return names.map((name) => ({
    name,
    url: releaseUrl(release, name),
    integrity: digests.get(name),
    remote: release.id,
    isElsewhere: release.baseUrl !== undefined,
  }));
}

/**
 * Files that parts of a page need beside those of every page, each once: lazy parts of the kernel first, so that rules of
 * remotes come later.
 */
export function partFiles(host: HostAssets, parts: readonly Part[], kind: Kind): PartFile[] {
  const files = [
    ...parts.flatMap((part) => ofKernel(host, part, kind)),
    ...parts.flatMap((part) => ofRemote(part, kind)),
  ];
  return [...new Map(files.map((file) => [file.url, file])).values()];
}
