import { useState } from 'react';
import { LinkChecking } from '../../lib/action-link/link-checking';
import { useCheckedCode } from '../../lib/action-link/use-checked-code';
import { AuthShell } from '../../lib/auth-shell/auth-shell';
import { readRequest } from './api/read-request';
import { DecisionForm } from './decision-form';
import { type Attempt, type Decided, DecisionOutcome } from './decision-outcome';
import { requestProblem } from './request-problem';
import { RequestProblemOutcome } from './request-problem-outcome';
import { subjectWords } from './subject-words';
import { WithdrawForm } from './withdraw-form';

const EYEBROW = 'For parents and guardians';

/** From the link in a guardian's mail to the answer. */
export function GuardianApproval() {
  const { link, retry, refuse, touched } = useCheckedCode('token', readRequest, requestProblem);
  const [decided, setDecided] = useState<Decided | null>(null);

  if (link.status !== 'good') {
    return (
      <AuthShell title="Your decision" eyebrow={EYEBROW}>
        {link.status === 'checking' ? (
          <LinkChecking label="Opening your link…" />
        ) : (
          <RequestProblemOutcome problem={link.problem} onRetry={retry} takesFocus={touched} />
        )}
      </AuthShell>
    );
  }

  const { code: token, value: request } = link;
  const attempt: Attempt = async (work, outcome) => {
    try {
      await work();
    } catch (error) {
      const problem = requestProblem(error);
      if (problem === 'busy' || problem === 'unreachable') throw error;
      refuse(problem);
      return false;
    }
    if (outcome) setDecided(outcome);
    return true;
  };
  const words = subjectWords(request);
  const isQuestion = request.purpose === 'decide';
  return (
    <AuthShell
      eyebrow={EYEBROW}
      title={isQuestion ? words.question(request.childName) : `Your approval for ${request.childName}`}
      lead={isQuestion && !decided ? words.lead : undefined}
    >
      {decided ? <DecisionOutcome decided={decided} request={request} /> : null}
      {!decided && isQuestion ? <DecisionForm token={token} request={request} attempt={attempt} /> : null}
      {!decided && !isQuestion ? <WithdrawForm token={token} request={request} attempt={attempt} /> : null}
    </AuthShell>
  );
}
