import { TEST_SOURCES } from '../sources/test-sources';
import type { Metric } from './metric';

const run = { unit: 's', decimals: 2, better: 'lower', repeats: true, players: 'all' } as const;

// The wide end of what was found: rather too careful than a celebrated coincidence.
const TURN_ERROR = {
  percent: 8.9,
  source: 'found in 110 academy players who ran the 505 twice, 5.5 to 8.9 % (Taylor and others, 2019)',
  href: TEST_SOURCES.test505.href,
};

// 1.96 × √2 × 2.0 %, the typical error between two days. Shorter sprints and hand timing: see decision 029.
const SPRINT_30_ERROR = {
  percent: 5.5,
  method: 'gates',
  source:
    'worked out from 28 academy rugby players timed with gates on two days, typical error 2.0 % (Darrall-Jones and others, 2016)',
  href: TEST_SOURCES.sprintReliability.href,
};

/** Straight runs and turns, in seconds, and the highest speed. */
export const SPEED_METRICS: readonly Metric[] = [
  { ...run, test: 'sprint', key: 'sprint5', label: '5 m', name: 'Sprint 5 m', min: 0.8, max: 2.2 },
  {
    ...run,
    test: 'sprint',
    key: 'sprint10',
    label: '10 m',
    name: 'Sprint 10 m',
    min: 1.4,
    max: 3.5,
    typical: [1.7, 2.2],
  },
  { ...run, test: 'sprint', key: 'sprint20', label: '20 m', name: 'Sprint 20 m', min: 2.4, max: 5.6 },
  {
    ...run,
    test: 'sprint',
    key: 'sprint30',
    label: '30 m',
    name: 'Sprint 30 m',
    min: 3.5,
    max: 8,
    typical: [4, 5.3],
    error: SPRINT_30_ERROR,
  },
  {
    test: 'topSpeed',
    key: 'topSpeed',
    label: 'Top speed',
    name: 'Top speed',
    unit: 'km/h',
    min: 10,
    max: 40,
    typical: [20, 35],
    decimals: 1,
    better: 'higher',
    repeats: false,
    players: 'all',
    imperial: 'mph',
  },
  {
    ...run,
    test: 'agility',
    key: 'agility505L',
    label: '505, left leg',
    name: '505, left leg',
    min: 1.8,
    max: 4,
    typical: [2.2, 2.8],
    error: TURN_ERROR,
  },
  {
    ...run,
    test: 'agility',
    key: 'agility505R',
    label: '505, right leg',
    name: '505, right leg',
    min: 1.8,
    max: 4,
    typical: [2.2, 2.8],
    error: TURN_ERROR,
  },
  {
    ...run,
    test: 'agility',
    key: 'tTest',
    label: 'T-test',
    name: 'T-test',
    min: 7.5,
    max: 18,
    typical: [9, 12],
  },
  {
    ...run,
    test: 'agility',
    key: 'illinois',
    label: 'Illinois',
    name: 'Illinois',
    min: 12,
    max: 30,
    typical: [15, 19],
  },
];
