import { ratio, summarize, type Summary } from './statistics';
import type { Measured } from './compare-subjects';
import type { Visit } from './measure-visit';

/** How far a figure may go. */
export interface Goal {
  /** Highest median. */
  most?: number;
  /** Highest ratio to the one bundle. */
  ratio?: number;
}

/** One line of the table. */
export interface Row {
  name: string;
  unit: 'ms' | 'KB';
  skora: Summary;
  one: Summary;
  /** Of the medians; null where the one bundle has nothing of it. */
  ratio: number | null;
  goal: Goal;
  /** Null where there is no goal. */
  isMet: boolean | null;
}

/** KB of scripts that visitors of home download again after the release of a remote. */
export interface Again {
  skora: number;
  one: number;
}

const cold = (key: keyof Visit) => (measured: Measured) => measured.cold.map((visit) => visit[key]);
const warm = (key: keyof Visit) => (measured: Measured) => measured.warm.map((visit) => visit[key]);

type Line = Pick<Row, 'name' | 'unit' | 'goal'> & { pick: (measured: Measured) => number[] };

/** What is measured of each subject, with the goals of the product. */
export const LINES: readonly Line[] = [
  { name: 'largest paint', unit: 'ms', goal: { ratio: 1 }, pick: cold('largestPaint') },
  {
    name: 'scripts until interactive',
    unit: 'KB',
    goal: { ratio: 1.15, most: 110 },
    pick: cold('scriptKb'),
  },
  { name: 'header hydrated', unit: 'ms', goal: { ratio: 1.05, most: 1_300 }, pick: cold('headerHydrated') },
  { name: 'blocked by long tasks', unit: 'ms', goal: { most: 60 }, pick: cold('blocked') },
  { name: 'second visit, largest paint', unit: 'ms', goal: { most: 300 }, pick: warm('largestPaint') },
  { name: 'second visit, header hydrated', unit: 'ms', goal: { most: 500 }, pick: warm('headerHydrated') },
  { name: 'to pricing', unit: 'ms', goal: { most: 100 }, pick: ({ toPricing }) => toPricing },
  { name: 'to login', unit: 'ms', goal: { most: 100 }, pick: ({ toLogin }) => toLogin },
  {
    name: 'scripts again after a line of the kernel',
    unit: 'KB',
    goal: {},
    pick: ({ hostAgain }) => [hostAgain.kernel],
  },
  {
    name: 'scripts again after a line of a late chunk of the host',
    unit: 'KB',
    goal: {},
    pick: ({ hostAgain }) => [hostAgain.late],
  },
];

function makeRow({ name, unit, goal }: Omit<Line, 'pick'>, skora: Summary, one: Summary): Row {
  const compared = ratio(skora.median, one.median);
  const isFew = goal.most === undefined || skora.median <= goal.most;
  const isClose = goal.ratio === undefined || compared === null || compared <= goal.ratio;
  const isMet = goal.most === undefined && goal.ratio === undefined ? null : isFew && isClose;
  return { name, unit, skora, one, ratio: compared, goal, isMet };
}

/** The table of SKORA and the one bundle, in the order of {@link LINES}. */
export function makeRows(skora: Measured, one: Measured, again: Again): Row[] {
  const afterRelease = {
    name: 'scripts again after a line of a remote',
    unit: 'KB',
    goal: { most: 8 },
  } as const;
  return [
    ...LINES.map((line) => makeRow(line, summarize(line.pick(skora)), summarize(line.pick(one)))),
    makeRow(afterRelease, summarize([again.skora]), summarize([again.one])),
  ];
}
