import { useState } from 'react';
import { useParams } from '@skora/shared/router';
import { Container, PageHeader, Stack } from '@skora/shared/ui';
import { useRequest } from '@skora/kit';
import { lookAtRequest, type ConfirmationQuestion } from './decision-api';
import { ClosedLink } from '../../../lib/mail-link/closed-link';
import { OpeningLink } from '../../../lib/mail-link/opening-link';
import { CLOSED_QUESTION } from './closed-words';
import { DecisionForm } from './decision-form';
import { GuardianForm } from './guardian-form';
import { linkProblem, type LinkProblem } from './link-problem';
import { NotMe } from './not-me';
import { Outcome, type Decided } from './outcome';
import styles from './coach-confirmation.module.css';

function wordsFor({ purpose, playerName, coach, numbers }: ConfirmationQuestion) {
  if (purpose === 'guardian') {
    return {
      eyebrow: 'For parents and guardians',
      title: `May ${playerName} ask this coach?`,
      lead: undefined,
    };
  }
  const them = numbers.length === 1 ? 'this number is' : 'these numbers are';
  return {
    eyebrow: `For ${coach.name}, ${coach.role}, ${coach.club}`,
    title: `${playerName} asks if ${them} right`,
    lead: 'You need no account. Confirm what you know is right, and decline what you do not know. A number you confirm appears on the player’s CV with your name.',
  };
}

export function CoachConfirmation() {
  const { token = '' } = useParams();
  const [round, setRound] = useState(0);
  const looked = useRequest(`${token}/${round}`, (signal) => lookAtRequest(token, signal));
  const [decided, setDecided] = useState<Decided | null>(null);
  const [ended, setEnded] = useState<LinkProblem | null>(null);
  const question = looked.value;
  // The loaded question stays on the page while it is loaded again.
  const problem =
    ended ??
    (looked.error !== null && (question === null || !looked.busy) ? linkProblem(looked.error) : null);
  const words = question
    ? wordsFor(question)
    : { eyebrow: 'For coaches', title: 'Numbers to confirm', lead: undefined };
  const close = (error: unknown) => setEnded(linkProblem(error));
  const again = () => {
    setEnded(null);
    setRound(round + 1);
  };
  return (
    <Container width="text" section>
      <PageHeader
        eyebrow={words.eyebrow}
        title={words.title}
        lead={decided ? undefined : words.lead}
        size="lg"
      />
      {decided && question ? <Outcome decided={decided} playerName={question.playerName} /> : null}
      {!decided && problem ? (
        <ClosedLink
          problem={problem}
          words={CLOSED_QUESTION}
          unreachable="We could not open the question"
          onRetry={again}
        />
      ) : null}
      {!decided && !problem && question ? (
        <Stack gap={6}>
          {question.purpose === 'guardian' ? (
            <GuardianForm
              token={token}
              question={question}
              onDecided={(approved) => setDecided(approved ? 'approved' : 'declined')}
              onEnded={close}
            />
          ) : (
            <>
              <DecisionForm
                token={token}
                question={question}
                onDecided={() => setDecided('answered')}
                onEnded={close}
                onOutdated={() => setRound(round + 1)}
              />
              <div className={styles.wayOut}>
                <NotMe
                  token={token}
                  onDecided={(stopped) => setDecided(stopped ? 'stopped' : 'refused')}
                  onEnded={close}
                />
              </div>
            </>
          )}
        </Stack>
      ) : null}
      {!decided && !problem && !question ? <OpeningLink /> : null}
    </Container>
  );
}
