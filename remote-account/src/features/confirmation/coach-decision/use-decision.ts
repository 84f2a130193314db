import { useState } from 'react';
import { failureMessage } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import type { AskedNumber } from './api/look-at-request';
import { sendDecision } from './api/send-decision';
import { checkDecision, decisionOf, NO_DECISION, type DecisionState } from './decision-state';

interface DecisionOptions {
  token: string;
  numbers: readonly AskedNumber[];
  decided: () => void;
  /** The link has ended meanwhile. */
  ended: (error: Refusal) => void;
  /** The player changed a number meanwhile. */
  outdated: () => void;
}

const CHANGED =
  'The player changed a number while you were reading. Please look at the list again; your other answers are still there.';

/** A coach's answer: state, checks and sending, once however often the button is pressed. */
export function useDecision({ token, numbers, decided, ended, outdated }: DecisionOptions) {
  const [state, setState] = useState<DecisionState>(NO_DECISION);
  const [problems, setProblems] = useState<ReturnType<typeof checkDecision>>([]);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const send = async () => {
    if (busy) return;
    const found = checkDecision(state, numbers);
    setProblems(found);
    setAttempt(attempt + 1);
    setFailure('');
    if (found.length > 0) return;
    setBusy(true);
    try {
      await sendDecision(token, decisionOf(state, numbers));
      decided();
    } catch (error) {
      setBusy(false);
      if (error instanceof Refusal && (error.status === 404 || error.status === 410)) {
        ended(error);
        return;
      }
      const isOutdated = error instanceof Refusal && error.type === 'numbers-changed';
      setFailure(isOutdated ? CHANGED : `Nothing has been sent. ${failureMessage(error)}`);
      if (isOutdated) outdated();
    }
  };

  return {
    state,
    change: (part: Partial<DecisionState>) => setState({ ...state, ...part }),
    send,
    problems,
    attempt,
    busy,
    failure,
  };
}
