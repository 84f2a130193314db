import { Badge, Button, Cluster, Notice } from '@skora/shared/ui';
import { formatDay, unchangedNumbers, type Confirmation, type NumberRef, wholeDates } from '@skora/domain';
import { useAction } from '@skora/kit';
import { useRequiredUser } from '@skora/shared/session';
import { withDeadline } from '@skora/shared/utils';
import { useDocuments } from '../../../lib/documents/documents-context';
import { STORE_DEADLINE_MS } from '../../../lib/documents/player-documents';
import { CardListItem } from '../../../lib/card-list/card-list-item';
import { NumberList } from './number-list';
import styles from './confirmation.module.css';

interface AnswerItemProps {
  answer: Confirmation;
  /** The player's numbers as they are now. */
  current: readonly NumberRef[];
}

/** Hides an answer from the CV or shows it again; the rules allow no other change. */
function useHideConfirmation(id: string) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const { busy, error, run } = useAction();
  const setHidden = (hidden: boolean) =>
    run(async () => {
      const path = `profiles/${uid}/confirmations/${id}`;
      const fields = await withDeadline(documents.read(path), STORE_DEADLINE_MS);
      if (fields !== null)
        await withDeadline(documents.write(path, { ...fields, hidden }), STORE_DEADLINE_MS);
    });
  return { busy, error, setHidden };
}

export function AnswerItem({ answer, current }: AnswerItemProps) {
  const { id, coach, decision, note, decidedAt, hidden, items } = answer;
  const { busy, error, setHidden } = useHideConfirmation(id);
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
        {coach.role}, {coach.club} · answered {wholeDates(formatDay(decidedAt))} from {coach.domain}
      </p>
      <NumberList numbers={numbers} />
      {note === '' ? null : <blockquote className={styles.note}>{note}</blockquote>}
      {confirmed ? (
        <Cluster gap={2}>
          <Button
            size="sm"
            variant="ghost"
            busy={busy}
            aria-label={`${hidden ? 'Show on my CV' : 'Keep off my CV'}: answer of ${coach.name}, ${formatDay(decidedAt)}`}
            onClick={() => void setHidden(!hidden)}
          >
            {hidden ? 'Show on my CV' : 'Keep off my CV'}
          </Button>
        </Cluster>
      ) : (
        <p className={styles.meta}>Only you see this. The numbers stay in your stats as self-reported.</p>
      )}
      {error !== null ? (
        <Notice tone="danger" live="assertive">
          That was not saved. Try again in a moment.
        </Notice>
      ) : null}
    </CardListItem>
  );
}
