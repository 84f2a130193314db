import { asLoaded } from '@skora/kit';
import { FailureNotice, Heading, Text } from '@skora/shared/ui';
import { LoadGate } from '../../../lib/documents/load-gate';
import { useChoices, WeeklyDay } from '../../notifications';
import styles from '../lib/family.module.css';

const SAYS =
  'what waits for your answer, what you agreed to, and how many links show the CV. It says nothing that this page does not show';

/** The weekly email of a parent: none until a day is chosen. */
export function FamilyWeeklyEmail() {
  const { choices, error, retry, busy, isSaved, action, choose } = useChoices();
  return (
    <section className={styles.section} aria-labelledby="weekly-title">
      <Heading level={2} size="md" id="weekly-title">
        An email once a week
      </Heading>
      <LoadGate
        loaded={asLoaded({ value: choices, error, retry, busy })}
        what="your choice about the weekly email"
      >
        {(loaded) => (
          <div className={styles.invite}>
            <WeeklyDay choices={loaded} says={SAYS} onChoose={choose} />
            <FailureNotice>{action.failure}</FailureNotice>
            <Text role="status" size="small" tone="muted">
              {action.busy ? 'Saving…' : isSaved && action.failure === null ? 'Saved' : ''}
            </Text>
          </div>
        )}
      </LoadGate>
    </section>
  );
}
