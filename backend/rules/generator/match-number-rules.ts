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

function relation({ parts, whole }: NumberRelation): string {
  const sum = parts.map((part) => `n.get('${part}', 0)`).join(' + ');
  return SCORES.includes(whole)
    ? `${sum} <= row.${whole}`
    : `(!('${whole}' in n) || ${sum} <= n['${whole}'])`;
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
      ...counts.map(({ key, max }) => `n.get('${key}', 0) <= ${max}`),
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
      `row.device in ${ruleList(Object.keys(DEVICES))}`,
      'row.running is map && row.running.size() > 0',
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
