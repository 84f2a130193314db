import type { Showcase as PublishedShowcase } from '@skora/domain';

export interface Showcase extends PublishedShowcase<Date> {
  taken: number;
  waiting: number;
}

export type Place = 'registered' | 'waiting' | 'none';
