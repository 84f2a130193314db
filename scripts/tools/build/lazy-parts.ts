import type { Compilation } from 'webpack';
import type { HostAssets } from '@skora/host/assets';

type Files = HostAssets['lazy'][string];

/** Sorts files by what they are. */
export function chunkFiles(names: readonly string[]): Files {
  return {
    js: names.filter((name) => name.endsWith('.js')),
    css: names.filter((name) => name.endsWith('.css')),
  };
}

/** Subpaths of the kernel that the host imports late, each with the files of its chunk; several may share one. */
export function lazyParts({ chunkGroups }: Pick<Compilation, 'chunkGroups'>): Record<string, Files> {
  const parts: [string, Files][] = [];
  for (const { origins, chunks } of chunkGroups) {
    const files = chunkFiles(chunks.flatMap((chunk) => [...chunk.files]));
    for (const { request } of origins)
      if (request?.startsWith('@skora/shared/')) parts.push([request, files]);
  }
  return Object.fromEntries(parts);
}
