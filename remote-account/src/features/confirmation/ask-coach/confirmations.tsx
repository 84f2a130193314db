import { useState } from 'react';
import { paths } from '@skora/shared/contract';
import { Link, useNavigate, useSearchParams } from '@skora/shared/router';
import { ButtonLink, Notice, Stack } from '@skora/shared/ui';
import {
  numbersOfEntry,
  numbersOfMatch,
  type Confirmation,
  type MatchRow,
  type StatEntry,
} from '@skora/domain';
import { useRequest } from '@skora/kit';
import { AnswerList } from './answer-list';
import { listRequests } from './request-api';
import { AskCoachForm } from './ask-coach-form';
import { RequestList } from './request-list';

interface ConfirmationsProps {
  entries: readonly StatEntry[];
  matches: readonly MatchRow[];
  confirmations: readonly Confirmation[];
}

/** What coaches were asked and answered, and the form that asks one. Which of the two is part of the address. */
export function Confirmations({ entries, matches, confirmations }: ConfirmationsProps) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const requests = useRequest(`requests-${round}`, listRequests);
  if (['ask', 'entry', 'match'].some((name) => parameters.has(name))) {
    const onSent = () => {
      setRound(round + 1);
      void navigate(paths.confirmations());
    };
    return <AskCoachForm entries={entries} matches={matches} confirmations={confirmations} onSent={onSent} />;
  }
  const current = [...entries.flatMap(numbersOfEntry), ...matches.flatMap(numbersOfMatch)];
  return (
    <Stack gap={6}>
      <div>
        <ButtonLink component={Link} to={`${paths.confirmations()}?ask=1`} variant="primary">
          Ask a coach
        </ButtonLink>
      </div>
      <AnswerList confirmations={confirmations} current={current} />
      <RequestList requests={requests} />
      <Notice title="What a confirmation tells a reader">
        An email address alone does not prove that somebody is a coach. So your CV shows the name, role and
        club you entered, the day, and what comes after the @ in the address that answered. Every reader can
        judge for themselves. If you change a number later, it counts as self-reported again.
      </Notice>
    </Stack>
  );
}
