import { lookUp } from '@skora/shared/utils';
import { ConfirmInPlace, useAction } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { announce } from '@skora/shared/events';
import { Badge } from '@skora/shared/ui';
import { formatDay, wholeDates } from '@skora/domain';
import { CardListItem } from '../../../lib/card-list/card-list-item';
import { type CoachRequest, withdrawRequest } from './request-api';
import { NumberList } from './number-list';
import styles from './confirmation.module.css';

const STATES = {
  open: { label: 'Waiting for the coach', tone: 'info' },
  'with-guardian': { label: 'Waiting for your parent or guardian', tone: 'info' },
  decided: { label: 'Answered', tone: 'success' },
  withdrawn: { label: 'Taken back', tone: 'neutral' },
  refused: { label: 'Your parent or guardian did not agree', tone: 'neutral' },
  'not-me': { label: '“I am not this coach”', tone: 'warning' },
  expired: { label: 'Not answered in 14 days', tone: 'neutral' },
} as const;

const RELOAD = { label: 'Reload the page to see how it stands', tone: 'neutral' } as const;

const day = (iso: string) => wholeDates(formatDay(new Date(iso)));

function describeTimes({ status, requestedAt, expiresAt, decidedAt }: CoachRequest): string {
  const asked = `Asked ${day(requestedAt)}`;
  if (status === 'open' || status === 'with-guardian') return `${asked}, open until ${day(expiresAt)}`;
  return decidedAt === null ? asked : `${asked}, ended ${day(decidedAt)}`;
}

export function RequestItem({ request, onChange }: { request: CoachRequest; onChange: () => void }) {
  const { id, coach, email, numbers, status } = request;
  const { busy, failure, run } = useAction();
  const { label, tone } = lookUp(STATES, status, RELOAD);
  const takeBack = () =>
    run(
      async () => {
        await withdrawRequest(id);
        announce(`Taken back: the request to ${coach.name}.`);
        onChange();
      },
      (error) => {
        // The request was answered or expired meanwhile; the reloaded list shows it.
        const isOver = error instanceof Refusal && error.status === 404;
        if (isOver) onChange();
        return isOver;
      },
    );
  return (
    <CardListItem title={coach.name} state={<Badge tone={tone}>{label}</Badge>}>
      <p className={styles.meta}>
        {coach.role}, {coach.club} · {email}
      </p>
      <NumberList numbers={numbers} />
      <p className={styles.meta}>{describeTimes(request)}</p>
      {status === 'open' || status === 'with-guardian' ? (
        <ConfirmInPlace
          label="Take it back"
          name={`Take it back: the request to ${coach.name}`}
          question={`Take back the request to ${coach.name}?`}
          confirm="Yes, take it back"
          confirmName={`Yes, take it back: the request to ${coach.name}`}
          busy={busy}
          failure={failure}
          onConfirm={() => void takeBack()}
        />
      ) : null}
    </CardListItem>
  );
}
