import { listPlaces, placesMeet } from '@skora/registry';
import type { Release } from '@skora/shared/contract';

type FindRelease = (id: string) => Release | null;

function has(release: Release | null, place: string): boolean {
  return release !== null && listPlaces(release.manifest).includes(place);
}

/** The place of `taker` that is another's, or null. */
function findTaken(taker: Release, holder: Release, before: FindRelease): string | null {
  const [takerBefore, holderBefore] = [before(taker.id), before(holder.id)];
  const held = listPlaces(holder.manifest);
  const taken = listPlaces(taker.manifest).find(
    (place) =>
      !has(takerBefore, place) &&
      // Where both are new, the alphabet decides: servers have to agree without asking each other.
      held.some((other) => placesMeet(place, other) && (has(holderBefore, other) || holder.id < taker.id)),
  );
  return taken ?? null;
}

/**
 * Finds releases that take a path or a slot of another remote. Publishing refuses them, but on the machine of the team, and two
 * teams may publish at the same moment. Who was shown with a place keeps it.
 * @param before what was shown last of a remote
 * @returns id of the release, and why it is not to be shown
 */
export function findTakers(releases: readonly Release[], before: FindRelease): Map<string, string> {
  const isNew = (release: Release) => before(release.id)?.release !== release.release;
  return new Map(
    releases.filter(isNew).flatMap((taker): [string, string][] => {
      for (const holder of releases) {
        const place = holder.id === taker.id ? null : findTaken(taker, holder, before);
        if (place !== null) {
          return [
            [taker.id, `${taker.id} ${taker.release} is not shown: "${place}" belongs to ${holder.id}.`],
          ];
        }
      }
      return [];
    }),
  );
}
