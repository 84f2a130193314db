import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '../remote-manifest';

/**
 * The remotes of the product brief, and the one whose page leaves a place to one of them. Another one, or a mistake in its
 * manifest, is its own team's business.
 */
const REMOTES = ['remote-account', 'remote-auth', 'remote-layout', 'remote-marketing', 'remote-operations'];

/** Manifests of the remotes that the product brief asks for. */
export function briefManifests(): RemoteManifest[] {
  return REMOTES.map((name) => {
    const path = join(__dirname, '../../../..', name, 'remote.manifest.json');
    return JSON.parse(readFileSync(path, 'utf8')) as RemoteManifest;
  });
}
