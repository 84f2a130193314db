import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ReleaseMaps } from '@skora/shared/contract';
import { computeIntegrity } from '../lib/integrity';
import { registryPaths } from '../lib/paths';
import type { ReleaseStore } from '../store/release-store';

/** An address of a file of the machine that built it. */
const ON_MACHINE = /^(?:file:|[/\\]|[A-Za-z]:[/\\])/;

/**
 * A source map without the sources themselves: what leads to a line needs their names only. Bundlers write paths of the machine into
 * sources that they make.
 * @returns null for what is no source map, or names paths of the machine
 */
function withoutSources(text: string): string | null {
  try {
    const map = JSON.parse(text) as { sources?: unknown; sourceRoot?: unknown } | null;
    if (!Array.isArray(map?.sources)) return null;
    const paths: unknown[] = [map.sourceRoot, ...(map.sources as unknown[])];
    if (paths.some((path) => typeof path === 'string' && ON_MACHINE.test(path))) return null;
    return JSON.stringify({ ...map, sourcesContent: undefined });
  } catch {
    return null;
  }
}

/** The source maps of a release, without sources, and what its description says of them. */
export interface PackedMaps {
  bytes: Buffer;
  maps: ReleaseMaps;
}

/**
 * Packs the source maps of the scripts that were built, without their sources. One that names paths of this machine, or is none, is left out.
 * @param folder the built files
 * @param warn is told what was left out, and what to do
 * @returns null when there are none
 */
export function packMaps(folder: string, warn: (line: string) => void = () => undefined): PackedMaps | null {
  const packed: Record<string, string> = {};
  const names = readdirSync(folder).filter((name) => name.endsWith('.js.map'));
  for (const name of names.sort()) {
    const map = withoutSources(readFileSync(join(folder, name), 'utf8'));
    if (map !== null) packed[name.slice(0, -'.map'.length)] = map;
    else
      warn(
        `${name} was left out: it is not a source map, or it contains absolute paths. Configure your bundler to write paths ` +
          'relative to the project.',
      );
  }
  if (Object.keys(packed).length === 0) return null;
  const bytes = gzipSync(JSON.stringify(packed));
  return { bytes, maps: { size: bytes.length, integrity: computeIntegrity(bytes) } };
}

/** Stores source maps beside the description of their release. No site serves them. */
export async function writeMaps(
  store: ReleaseStore,
  id: string,
  release: string,
  packed: PackedMaps | null,
): Promise<void> {
  if (packed) await store.write(registryPaths.maps(id, release), packed.bytes, { immutable: false });
}
