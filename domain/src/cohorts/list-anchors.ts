import type { Metric } from '../metrics/metric';
import { roundTo } from '../metrics/round-to';
import { ANCHORS, LEAST_PLAYERS, type Cohort } from './cohort';

/** Results to both sides of an anchor that are averaged with it: no anchor is the result of one player. */
const BESIDE = 2;
const ROUND_PLAYERS = 10;

/** Results of a cohort: how many players had each value. */
export type Counts = ReadonlyMap<number, number>;

function worstFirst(metric: Metric, counts: Counts): number[] {
  const direction = metric.better === 'lower' ? -1 : 1;
  return [...counts]
    .sort(([a], [b]) => (a - b) * direction)
    .flatMap(([value, players]) => Array<number>(players).fill(value));
}

/**
 * What is published of a cohort; null when there are too few players. Each anchor is the mean of five results around
 * its place, rounded as the test is.
 * @example listAnchors(sprint10, new Map([[1.9, 30], [1.95, 30]]))?.players // 60
 */
export function listAnchors(metric: Metric, counts: Counts): Cohort | null {
  const results = worstFirst(metric, counts);
  if (results.length < LEAST_PLAYERS) return null;
  const anchors = ANCHORS.map((percent) => {
    const place = Math.round(((results.length - 1) * percent) / 100);
    const around = results.slice(place - BESIDE, place + BESIDE + 1);
    return roundTo(around.reduce((sum, value) => sum + value, 0) / around.length, metric.decimals);
  });
  return { players: Math.floor(results.length / ROUND_PLAYERS) * ROUND_PLAYERS, anchors };
}
