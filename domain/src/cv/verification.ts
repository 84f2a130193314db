import type { Confirmation, NumberRef } from '../confirmations/confirmation';
import { findConfirmation } from '../confirmations/find-confirmation';
import type { StatEntry } from '../entries/stat-entry';
import { findProtocol } from '../protocols/protocols';
import { formatDay } from '../text/format-day';
import { isoDay } from './cv-moment';
import type { CvSource } from './cv-source';
import type { CvCoach, CvNumber, CvTest, CvTrust, CvVerification } from './cv-view';

/** Coaches who stand for any of these numbers, most numbers first. */
function listCoaches(numbers: readonly NumberRef[], confirmations: readonly Confirmation[]): CvCoach[] {
  const found = new Map<string, CvCoach>();
  for (const number of numbers) {
    const confirmation = findConfirmation(number, confirmations);
    if (!confirmation) continue;
    const { coach, decidedAt, note } = confirmation;
    const { name, role, club, domain, key } = coach;
    const before = found.get(key) ?? { name, role, club, domain, numbers: 0, on: '', note };
    const on = isoDay(decidedAt);
    found.set(key, {
      ...before,
      numbers: before.numbers + 1,
      ...(on > before.on && { on, note }),
    });
  }
  return [...found.values()].sort((a, b) => b.numbers - a.numbers);
}

function lastTested(entries: readonly StatEntry[], tests: readonly CvTest[]): string {
  const kinds = new Set(tests.map(({ key }) => key.split('.')[0]));
  const entry = entries.find(({ kind }) => kinds.has(kind));
  if (!entry) return '';
  const method = findProtocol(entry.kind).methods?.[entry.method];
  return [formatDay(entry.measuredOn), method].filter(Boolean).join(' · ');
}

/**
 * How much of what is shown somebody else stands for. Who confirmed only what this audience does not see stays unnamed.
 * @param shown every number this audience sees
 * @param behind the stored numbers they are made of
 */
export function findVerification(
  shown: readonly CvNumber[],
  behind: readonly NumberRef[],
  tests: readonly CvTest[],
  { entries, confirmations }: Pick<CvSource, 'entries' | 'confirmations'>,
): CvVerification {
  const trusted = (trust: CvTrust) => shown.filter(({ source }) => source.trust === trust).length;
  return {
    numbers: shown.length,
    confirmed: trusted('confirmed'),
    inPart: trusted('part'),
    coaches: listCoaches(behind, confirmations),
    lastTested: lastTested(entries, tests),
  };
}
