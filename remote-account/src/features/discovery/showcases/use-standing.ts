import { useState } from 'react';
import type { Loaded } from '@skora/kit';
import type { Place } from './showcase-api';

/**
 * How the player stands: the answer to a change counts at once, until the live document says something new.
 * @returns the standing, and how to tell the answer
 */
export function useStanding(live: Loaded<Place>): [Loaded<Place>, (answer: Place) => void] {
  const [answered, setAnswered] = useState<{ place: Place; before: Place | null } | null>(null);
  const now = live.status === 'ready' ? live.value : null;
  const isNews = answered !== null && now !== null && now !== answered.before;
  if (isNews) setAnswered(null);
  const standing = answered && !isNews ? ({ status: 'ready', value: answered.place } as const) : live;
  return [standing, (place) => setAnswered({ place, before: now })];
}
