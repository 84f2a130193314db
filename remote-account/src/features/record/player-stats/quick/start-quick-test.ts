import type { StatEntry, Units } from '@skora/domain';
import { emptyStep, type StepDraft } from '../values/step-draft';

/**
 * A result that starts as the last ones were measured: by whom, how and on what, test by test.
 * @param entries those that count, newest first
 */
export function startQuickTest(
  uid: string,
  today: string,
  units: Units,
  entries: readonly StatEntry[],
): StepDraft {
  // Older ones first, so that the latest of each test is what remains.
  const older = entries.toReversed();
  return {
    ...emptyStep(uid, today, units),
    measuredBy: entries[0]?.measuredBy ?? 'self',
    methods: Object.fromEntries(older.map(({ kind, method }) => [kind, method])),
    details: Object.fromEntries(older.map(({ kind, ground }) => [kind, { ground }])),
  };
}
