import { SUPPORTED_CONTRACT_VERSIONS } from './contract-version';
import { patternsOverlap } from './match-route';
import { isFrameSlot, type RemoteManifest } from './remote-manifest';

function who(manifest: RemoteManifest): string {
  return `${manifest.id} (${manifest.owner})`;
}

function overlaps(manifests: readonly RemoteManifest[]): string[] {
  const routes = manifests.flatMap((manifest) => manifest.routes.map((route) => ({ manifest, route })));
  return routes.flatMap((a, index) =>
    routes
      .slice(index + 1)
      .filter((b) => patternsOverlap(a.route.path, b.route.path))
      .map(
        (b) =>
          `Path "${a.route.path}" of ${who(a.manifest)} overlaps "${b.route.path}" of ${who(b.manifest)}. ` +
          'One of the owners has to choose another path.',
      ),
  );
}

function slotClashes(manifests: readonly RemoteManifest[]): string[] {
  const slots = manifests.flatMap((manifest) => manifest.slots.map((slot) => ({ manifest, slot })));
  return slots.flatMap((a, index) =>
    slots
      .slice(index + 1)
      .filter((b) => a.slot.name === b.slot.name)
      .map((b) => `Slot "${a.slot.name}" is filled by ${who(a.manifest)} and by ${who(b.manifest)}.`),
  );
}

function listOffers(manifests: readonly RemoteManifest[]) {
  return manifests.flatMap((manifest) =>
    [...new Set(manifest.routes.flatMap(({ offers = [] }) => offers))].map((name) => ({ manifest, name })),
  );
}

function offerClashes(manifests: readonly RemoteManifest[]): string[] {
  const offers = listOffers(manifests);
  return offers.flatMap((a, index) =>
    offers
      .slice(index + 1)
      .filter((b) => a.name === b.name)
      .map(
        (b) =>
          `Slot "${a.name}" is offered by ${who(a.manifest)} and by ${who(b.manifest)}. ` +
          'One of the owners has to choose another name.',
      ),
  );
}

function unofferedSlots(manifests: readonly RemoteManifest[]): string[] {
  const offered = new Set(listOffers(manifests).map(({ name }) => name));
  return manifests.flatMap((manifest) =>
    manifest.slots
      .filter(({ name }) => !isFrameSlot(name) && !offered.has(name))
      .map(
        ({ name }) =>
          `Slot "${name}", which ${who(manifest)} fills, is offered by no page. ` +
          'Release the page that offers it first, or take the slot out of the manifest.',
      ),
  );
}

function pageListErrors(manifest: RemoteManifest): string[] {
  return manifest.routes
    .filter(({ path, prerender, pages }) => (path.includes(':') && prerender) !== (pages !== undefined))
    .map(
      ({ path }) =>
        `Route "${path}" of ${who(manifest)}: "prerender" with ":params" and "pages" belong together; ` +
        'the build renders exactly the pages that are listed.',
    );
}

function listParams(path: string): string[] {
  return path.split('/').filter((segment) => segment.startsWith(':'));
}

function headErrors(manifest: RemoteManifest): string[] {
  return manifest.routes
    .filter(({ path, head, prerender }) => {
      if (head === undefined) return false;
      const isFilled = listParams(head).every((param) => listParams(path).includes(param));
      return prerender || listParams(path).length === 0 || !/^\/[^/?#\s]/.test(head) || !isFilled;
    })
    .map(
      ({ path }) =>
        `Route "${path}" of ${who(manifest)}: "head" is an absolute path at the backend with the route's own ` +
        '":params", for routes that are not prerendered.',
    );
}

function ownErrors(manifest: RemoteManifest): string[] {
  const errors: string[] = [];
  if (!SUPPORTED_CONTRACT_VERSIONS.includes(manifest.contractVersion)) {
    errors.push(
      `${who(manifest)} has contract version ${manifest.contractVersion}; ` +
        `the host mounts ${SUPPORTED_CONTRACT_VERSIONS.join(', ')}.`,
    );
  }
  for (const route of manifest.routes) {
    if (route.path !== '*' && !/^\/([^/?#\s]+(\/[^/?#\s]+)*)?$/.test(route.path)) {
      errors.push(`Path "${route.path}" of ${who(manifest)} is not an absolute path without trailing slash.`);
    }
  }
  return errors;
}

function danglingNavigation(manifests: readonly RemoteManifest[]): string[] {
  const known = new Set(manifests.flatMap((manifest) => manifest.routes.map((route) => route.path)));
  return manifests.flatMap((manifest) =>
    manifest.navigation
      .filter((entry) => !known.has(entry.to))
      .map(
        (entry) => `Navigation entry "${entry.label}" of ${who(manifest)} leads to unknown "${entry.to}".`,
      ),
  );
}

/**
 * Checks the manifests of a whole site against each other. For servers and build tools: pages do not have it, and a remote that
 * uses it in one is refused at its release.
 * @returns every problem at once, each naming the owners; empty when the site is consistent
 * @example validateManifests([layout, auth]) // ['Path "/login" of … overlaps …']
 */
export function validateManifests(manifests: readonly RemoteManifest[]): string[] {
  return [
    ...manifests.flatMap(ownErrors),
    ...manifests.flatMap(pageListErrors),
    ...manifests.flatMap(headErrors),
    ...overlaps(manifests),
    ...slotClashes(manifests),
    ...offerClashes(manifests),
    ...unofferedSlots(manifests),
    ...danglingNavigation(manifests),
  ];
}
