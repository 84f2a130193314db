import { validateManifests, type RemoteManifest } from '@skora/shared/contract';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { checkManifestSchema } from '@skora/registry/publish';
import { readJson, remoteIds } from '@skora/scripts-lib/workspace';

/** Reads the manifests of every remote in the workspace, right or wrong: a release is compared with what is live. */
export function readManifests(): RemoteManifest[] {
  return remoteIds().map((id) => readJson<RemoteManifest>(id, 'remote.manifest.json'));
}

/** Reads the manifests of every remote in the workspace and checks each by itself and all against each other. */
export function collectManifests(): RemoteManifest[] {
  const manifests = readManifests();
  assertConsistent(manifests);
  return manifests;
}

/** @throws one error that lists every problem of the manifests */
export function assertConsistent(manifests: RemoteManifest[]): void {
  const schemaErrors = manifests.flatMap((manifest) => checkManifestSchema(manifest));
  const errors = schemaErrors.length > 0 ? schemaErrors : validateManifests(manifests);
  if (errors.length > 0)
    throw new LocalPlatformError(`The remotes' manifests do not fit together:\n- ${errors.join('\n- ')}`);
}
