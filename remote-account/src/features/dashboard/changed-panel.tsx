import { formatDay, wholeDates, type Confirmation } from '@skora/domain';
import type { Loaded } from '@skora/kit';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Heading, Icon, Text, TextLink } from '@skora/shared/ui';
import { isWaiting, type CoachRequest } from '../confirmation';
import { PanelGate } from './panel/panel-gate';
import styles from './panel/panel.module.css';

interface ChangedPanelProps {
  confirmations: Loaded<Confirmation[]>;
  requests: readonly CoachRequest[];
  /** Whether there is a number that a coach could confirm. */
  hasNumbers: boolean;
}

function waitingSentence(waiting: readonly CoachRequest[]): string {
  const names = [...new Set(waiting.map(({ coach }) => coach.name))].join(', ');
  return waiting.length === 1
    ? `One request is waiting: ${names}.`
    : `${waiting.length} requests are waiting: ${names}.`;
}

function answerLine({ decision, items, coach, decidedAt }: Confirmation): string {
  const count = `${items.length} ${items.length === 1 ? 'number' : 'numbers'}`;
  return wholeDates(`${coach.name} ${decision} ${count}, ${formatDay(decidedAt)}`);
}

function Answers({
  confirmations: [newest],
  requests,
  hasNumbers,
}: Omit<ChangedPanelProps, 'confirmations'> & { confirmations: readonly Confirmation[] }) {
  const waiting = requests.filter(isWaiting);
  if (!newest && waiting.length === 0) {
    return (
      <Text tone="muted">
        {hasNumbers ? (
          <>
            Your numbers are self-reported so far.{' '}
            <TextLink component={Link} to={`${paths.confirmations()}?ask=1`}>
              Ask a coach
            </TextLink>
          </>
        ) : (
          'Nothing yet. When a coach confirms a number, you see it here.'
        )}
      </Text>
    );
  }
  return (
    <>
      {newest ? (
        <p className={styles.answer} data-decision={newest.decision}>
          <Icon name={newest.decision === 'confirmed' ? 'success' : 'info'} />
          <span>{answerLine(newest)}</span>
        </p>
      ) : null}
      {waiting.length > 0 ? <Text size="small">{waitingSentence(waiting)}</Text> : null}
      <TextLink component={Link} to={paths.confirmations()} arrow>
        All requests and answers
      </TextLink>
    </>
  );
}

/** What changed: the newest answer of a coach, and what still waits for one. */
export function ChangedPanel({ confirmations, ...rest }: ChangedPanelProps) {
  return (
    <section className={styles.section} aria-labelledby="changed-title">
      <Heading level={2} size="sm" id="changed-title">
        Confirmed by coaches
      </Heading>
      <PanelGate loaded={confirmations} what="your confirmations">
        {(found) => <Answers confirmations={found} {...rest} />}
      </PanelGate>
    </section>
  );
}
