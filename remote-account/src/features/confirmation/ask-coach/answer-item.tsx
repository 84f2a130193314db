import { Badge, Button, Cluster, Notice } from '@skora/shared/ui';
import { formatDay, unchangedNumbers, type Confirmation, type NumberRef } from '@skora/domain';
import { CardListItem } from '../../../lib/card-list/card-list-item';
import { NumberList } from './number-list';
import { useHideConfirmation } from './use-hide-confirmation';
import styles from './confirmation.module.css';

interface AnswerItemProps {
  answer: Confirmation;
  /** The player's numbers as they are now. */
  current: readonly NumberRef[];
}

export function AnswerItem({ answer, current }: AnswerItemProps) {
  const { id, coach, decision, note, decidedAt, hidden, items } = answer;
  const { status, setHidden } = useHideConfirmation(id);
  const same = new Set(unchangedNumbers(answer, current));
  const numbers = items.map((item) => ({ ...item, changed: !same.has(item) }));
  const confirmed = decision === 'confirmed';
  const state = (
    <Cluster gap={2}>
      {hidden ? <Badge icon="eye-off">Not on your CV</Badge> : null}
      {confirmed ? (
        <Badge tone="success" icon="check">
          Confirmed
        </Badge>
      ) : (
        <Badge>Declined</Badge>
      )}
    </Cluster>
  );
  return (
    <CardListItem title={coach.name} state={state} quiet={hidden}>
      <p className={styles.meta}>
        {coach.role}, {coach.club} · answered {formatDay(decidedAt)} from {coach.domain}
      </p>
      <NumberList numbers={numbers} />
      {note === '' ? null : <blockquote className={styles.note}>{note}</blockquote>}
      {confirmed ? (
        <Cluster gap={2}>
          <Button
            size="sm"
            variant="ghost"
            busy={status === 'saving'}
            aria-label={`${hidden ? 'Show on my CV' : 'Keep off my CV'}: answer of ${coach.name}, ${formatDay(decidedAt)}`}
            onClick={() => void setHidden(!hidden)}
          >
            {hidden ? 'Show on my CV' : 'Keep off my CV'}
          </Button>
        </Cluster>
      ) : (
        <p className={styles.meta}>Only you see this. The numbers stay on your record as self-reported.</p>
      )}
      {status === 'failed' ? (
        <Notice tone="danger" live="assertive">
          That was not stored. Try again in a moment.
        </Notice>
      ) : null}
    </CardListItem>
  );
}
