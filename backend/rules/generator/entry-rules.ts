import {
  GOALKEEPER_RATINGS,
  findMetric,
  listMetrics,
  type Metric,
  PROTOCOLS,
  type RatingGroup,
  SHUTTLES_PER_LEVEL,
  TECHNICAL_RATINGS,
  type TestId,
  VALUE_ORDERS,
} from '@skora/domain';
import { ruleFunction, ruleList } from './rule-text';

const INDENT = 8;

function findName(test: TestId): string {
  return `is${test.charAt(0).toUpperCase()}${test.slice(1)}`;
}

function bounds({ key, min, max, decimals }: Metric): string {
  return `${decimals === 0 ? 'wholeWithin' : 'within'}(v, '${key}', ${min}, ${max})`;
}

function attempts({ key, min, max, better, decimals }: Metric): string {
  const list = `a['${key}']`;
  const best = `v['${key}']`;
  const sorted =
    better === 'lower' ? `isRising(${list}, ${best}, ${max})` : `isFalling(${list}, ${best}, ${min})`;
  return `(!('${key}' in a) || ${decimals === 0 ? `areCounts(${list}) && ` : ''}${sorted})`;
}

/** A value that is absent is read as one that fits: nothing where less is asked for, above its bounds where more is. */
function order({ test, less, more }: { test: string; less: string; more: string }): string {
  return `v.get('${less}', 0) < v.get('${more}', ${(findMetric(test, less)?.max ?? 0) + 1})`;
}

function testConditions(test: TestId): string[] {
  const metrics = listMetrics(test);
  const repeats = metrics.filter((metric) => metric.repeats);
  const keys = (list: readonly Metric[]) => ruleList(list.map(({ key }) => key));
  return [
    `v.keys().hasOnly(${keys(metrics)})`,
    repeats.length > 0 ? `a.keys().hasOnly(${keys(repeats)})` : 'a.size() == 0',
    ...metrics.map(bounds),
    ...metrics
      .filter(({ multipleOf }) => multipleOf)
      .map(({ key, multipleOf }) => `v.get('${key}', 0) % ${multipleOf} == 0`),
    ...repeats.map(attempts),
    ...VALUE_ORDERS.filter((one) => one.test === test).map(order),
    ...(test === 'endurance' ? ['isBeep(v)'] : []),
  ];
}

/** How many values and attempts a test can have: what checking it costs. */
function countNumbers(test: TestId): number {
  const metrics = listMetrics(test);
  return metrics.length + metrics.filter(({ repeats }) => repeats).length;
}

function testFunction(test: TestId): string {
  return ruleFunction(`${findName(test)}(v, a)`, testConditions(test), INDENT);
}

function ratingFunction(name: string, groups: readonly RatingGroup[]): string {
  const keys = groups.flatMap(({ ratings }) => ratings.map(([key]) => key));
  return ruleFunction(`${name}(ratings)`, [`areRatings(ratings, ${ruleList(keys)})`], INDENT);
}

function choice(): string {
  const pad = ' '.repeat(INDENT);
  // The costliest tests come first: every comparison on the way to a test counts against the limit.
  const byCost = PROTOCOLS.toSorted((a, b) => countNumbers(b.test) - countNumbers(a.test));
  const cases = byCost.map(({ test, methods, ground, adultsOnly }) => {
    const way = methods ? `data.method in ${ruleList(Object.keys(methods))}` : `data.method == ''`;
    const more = [ground ? 'isGround(data)' : `!('ground' in data)`, ...(adultsOnly ? ['isAdult(uid)'] : [])];
    const conditions = [way, ...more, `${findName(test)}(data.values, data.get('attempts', {}))`];
    return `data.kind == '${test}'\n${pad}      ? ${conditions.join('\n'.padEnd(INDENT + 11) + '&& ')}`;
  });
  return (
    `${pad}// Results of different methods are never compared, so a test that depends on one is refused without it.\n` +
    `${pad}function isTest(data) {\n${pad}  return ${cases.join(`\n${pad}    : `)}\n${pad}    : false;\n${pad}}`
  );
}

/** The functions that check a test result, from the tables of metrics and protocols. */
export function entryRules(): string {
  const pad = ' '.repeat(INDENT);
  const shuttles = `${pad}// Each level of the 20 m shuttle run has its own number of shuttles.\n${pad}function shuttles() {\n${pad}  return [${SHUTTLES_PER_LEVEL.join(', ')}];\n${pad}}`;
  return [
    shuttles,
    ...PROTOCOLS.map(({ test }) => testFunction(test)),
    ratingFunction('areTechnicalRatings', TECHNICAL_RATINGS),
    ratingFunction('areGoalkeeperRatings', GOALKEEPER_RATINGS),
    choice(),
  ].join('\n\n');
}
