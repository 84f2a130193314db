import type { RemoteManifest } from '@skora/shared/contract';

/** What one remote alone can have: the patterns of its paths, and the slots that it fills. */
export function listPlaces({ routes, slots }: RemoteManifest): string[] {
  return [...routes.map(({ path }) => path), ...slots.map(({ name }) => `slot:${name}`)];
}

/**
 * True when two remotes cannot have both places. Within one remote `/blog/tags` goes before `/blog/:slug`; of two remotes one
 * would take a page of the other.
 */
export function placesMeet(a: string, b: string): boolean {
  if (a === b) return true;
  if (!a.startsWith('/') || !b.startsWith('/')) return false;
  const [left, right] = [a.split('/'), b.split('/')];
  return (
    left.length === right.length &&
    left.every((part, index) => {
      const other = right[index] ?? '';
      return part === other || part.startsWith(':') || other.startsWith(':');
    })
  );
}
