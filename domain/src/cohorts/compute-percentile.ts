import { ANCHORS, type Cohort } from './cohort';

/** Beyond these the five anchors say nothing. */
export const LOWEST_PERCENTILE = 5;
export const HIGHEST_PERCENTILE = 95;

function clamp(percentile: number): number {
  return Math.round(Math.min(HIGHEST_PERCENTILE, Math.max(LOWEST_PERCENTILE, percentile)));
}

/**
 * Share of a cohort a result is better than, between its anchors on a straight line, 5 to 95.
 * @param better which direction is progress
 * @example computePercentile({ anchors: [2.1, 2.0, 1.9, 1.85, 1.8], players: 130 }, 1.95, 'lower') // 38
 */
export function computePercentile({ anchors }: Cohort, value: number, better: 'lower' | 'higher'): number {
  const direction = better === 'lower' ? -1 : 1;
  const points = anchors.map((anchor, index) => ({ at: anchor * direction, percent: ANCHORS[index] ?? 0 }));
  const own = value * direction;
  // Several anchors on one value: the middle of what they span.
  const hit = points.filter(({ at }) => at === own).map(({ percent }) => percent);
  if (hit.length > 0) return clamp((Math.min(...hit) + Math.max(...hit)) / 2);
  const above = points.findIndex(({ at }) => at > own);
  const end = above === -1 ? points.length - 1 : Math.max(above, 1);
  const [low, high] = [points[end - 1], points[end]];
  if (!low || !high) return clamp(50);
  // Outside of flat ends no line can be drawn on.
  if (low.at === high.at) return own < low.at ? LOWEST_PERCENTILE : HIGHEST_PERCENTILE;
  return clamp(low.percent + ((own - low.at) / (high.at - low.at)) * (high.percent - low.percent));
}
