import { projectComparison, type StatEntry } from '@skora/domain';
import { Heading, Stack, Text } from '@skora/shared/ui';
import { LoadGate } from '../../../lib/documents/load-gate';
import { ComparedTests } from './compared-tests';
import { ComparisonForm } from './comparison-form';
import styles from './comparison.module.css';
import { useComparison } from './use-comparison';
import { useComparisonSource } from './use-comparison-source';

interface OwnComparisonProps {
  /** Those that count, newest first. */
  entries: readonly StatEntry[];
  /** ISO date; null when it is not known, and then nothing is compared. */
  bornOn: string | null;
}

/** The player's tests among those of comparable players, and the choice to see and be counted. */
export function OwnComparison({ entries, bornOn }: OwnComparisonProps) {
  const choice = useComparison();
  const source = useComparisonSource(entries, bornOn);
  if (bornOn === null) return null;
  return (
    <section className={styles.panel} aria-labelledby="comparison-title">
      <Stack gap={2}>
        <Heading level={2} size="md" id="comparison-title">
          You and other SKORA players
        </Heading>
        <Text tone="muted">
          Where you are in a group today says nothing about where you will be in two years. Your own progress
          matters more. This is here if you want to know.
        </Text>
      </Stack>
      {source ? <ComparedTests compared={projectComparison(entries, source)} /> : null}
      <LoadGate loaded={choice} what="your choice">
        {(stored) => <ComparisonForm stored={stored} />}
      </LoadGate>
    </section>
  );
}
