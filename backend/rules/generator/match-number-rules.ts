import {
  DEVICES,
  MATCH_NUMBERS,
  type MatchNumber,
  NUMBER_RELATIONS,
  type NumberRelation,
  numbersFor,
  SCORES,
} from '@skora/domain';
import { ruleFunction, ruleList } from './rule-text';

const INDENT = 8;

function bounds({ key, min = 0, max, decimals }: MatchNumber): string {
  return `${decimals ? 'within' : 'wholeWithin'}(row.running, '${key}', ${min}, ${max})`;
}

/** Not counted is nothing as a part, and as the greater number whatever its parts may come to. */
function relation({ parts, whole }: NumberRelation): string {
  const sum = parts.map((part) => `n.get('${part}', 0)`).join(' + ');
  const most = parts.reduce((total, part) => total + findMax(part), 0);
  return SCORES.includes(whole) ? `${sum} <= row.${whole}` : `${sum} <= n.get('${whole}', ${most})`;
}

function findMax(key: string): number {
  return MATCH_NUMBERS.find((number) => number.key === key)?.max ?? 0;
}

/** Whether a relation keeps a number within its bound: each comparison less is room under the limit of a rule. */
function isBounded({ key, max }: MatchNumber, relations: readonly NumberRelation[]): boolean {
  return relations.some(
    ({ parts, whole }) =>
      parts.length === 1 && parts[0] === key && !SCORES.includes(whole) && findMax(whole) <= max,
  );
}

function numbersFunction(name: string, position: string): string {
  const counts = numbersFor(position).filter(({ device }) => !device);
  const keys = counts.map(({ key }) => key);
  const relations = NUMBER_RELATIONS.filter(({ parts, whole }) =>
    [...parts, whole].every((key) => keys.includes(key) || SCORES.includes(key)),
  );
  return ruleFunction(
    `${name}(n, row)`,
    [
      `n.keys().hasOnly(${ruleList(keys)})`,
      'areCounts(n.values())',
      ...counts
        .filter((number) => !isBounded(number, relations))
        .map(({ key, max }) => `n.get('${key}', 0) <= ${max}`),
      ...relations.map(relation),
    ],
    INDENT,
  );
}

function runningFunction(): string {
  const measured = MATCH_NUMBERS.filter(({ device }) => device);
  const given = ruleFunction(
    'isMeasured(row)',
    [
      `row.device.matches('${Object.keys(DEVICES).join('|')}')`,
      'row.running.size() > 0',
      `row.running.keys().hasOnly(${ruleList(measured.map(({ key }) => key))})`,
      ...measured.map(bounds),
    ],
    INDENT,
  );
  const pad = ' '.repeat(INDENT);
  return (
    `${pad}// Distances and sprints without the device that counted them mean nothing.\n` +
    `${pad}function isRunning(row) {\n${pad}  return !('running' in row) || isMeasured(row);\n${pad}}\n\n${given}`
  );
}

/** The functions that check the numbers of a match, from the table of numbers. */
export function matchRules(): string {
  return [
    numbersFunction('areOutfieldNumbers', 'CM'),
    numbersFunction('areKeeperNumbers', 'GK'),
    runningFunction(),
  ].join('\n\n');
}
