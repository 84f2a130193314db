import { nameBuild, type HostAssets } from '@skora/host/assets';
import { SUPPORTED_CONTRACT_VERSIONS, type HostCapabilities } from '@skora/shared/contract';

/**
 * What remotes may expect of a built host, as the registry keeps it.
 * @param publicOrigin address of the site, as `PUBLIC_ORIGIN` names it
 */
export function describeHost(assets: HostAssets, publicOrigin?: string): HostCapabilities {
  const { provides, runtimeCore, kernel } = assets;
  return {
    build: nameBuild(assets),
    publishedAt: new Date().toISOString(),
    contractVersions: [...SUPPORTED_CONTRACT_VERSIONS],
    provides,
    runtimeCore,
    kernel,
    ...(publicOrigin ? { origin: new URL(publicOrigin).origin } : {}),
  };
}
