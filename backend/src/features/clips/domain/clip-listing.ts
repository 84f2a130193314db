import { randomUUID } from 'node:crypto';
import type { Clip } from '@skora/domain';

/** What the gallery can be narrowed by. */
export interface GalleryFilter {
  position?: string;
  action?: string;
  foot?: string;
}

// The last moment a date can hold: counted down from it, newer ids sort before older ones.
const END_OF_TIME = 8_640_000_000_000_000;

/** An id that says nothing about a player and sorts newest first. */
export function listingId(now: number): string {
  return `${(END_OF_TIME - now).toString(36).padStart(11, '0')}-${randomUUID().replaceAll('-', '')}`;
}

/** Whether a text can be an id of a listing. */
export function isListingId(text: string): boolean {
  return /^[0-9a-z]{11}-[0-9a-f]{32}$/.test(text);
}

/** Keys of what is asked for. Equality on keys of a map needs no composite index. */
export function filterKeys({ position, action, foot }: GalleryFilter): string[] {
  return [
    ...(position === undefined ? [] : [`p:${position}`]),
    ...(action === undefined ? [] : [`a:${action}`]),
    ...(foot === undefined ? [] : [`f:${foot}`]),
  ];
}

/** Everything a clip can be found by. */
export function clipFacets({ position, action, foot }: Clip): Record<string, true> {
  const keys = filterKeys({ action, position: position ?? undefined, foot: foot ?? undefined });
  return Object.fromEntries(keys.map((key) => [key, true as const]));
}
