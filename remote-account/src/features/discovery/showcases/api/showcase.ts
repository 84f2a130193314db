import type { Showcase as PublishedShowcase } from '@skora/domain';

export interface Showcase extends PublishedShowcase<Date> {
  taken: number;
  waiting: number;
}

/** How the player stands with an event. */
export type Place = 'registered' | 'waiting' | 'none';
