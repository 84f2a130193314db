import { useState } from 'react';
import { normaliseDisplayName } from '../../lib/registration/display-name-rule';
import type { GuardianDecision } from './api/decide-request';

/** Control of each field, in the order of the page. */
export const decisionIds = { name: 'guardian-name', relationship: 'guardian-relationship' } as const;

type Errors = Partial<Record<keyof typeof decisionIds, string>>;

const NAME_MAX = 80;

function nameProblem(name: string): string | undefined {
  if (normaliseDisplayName(name) === '') return 'Enter your name.';
  return [...normaliseDisplayName(name)].length > NAME_MAX
    ? `Use at most ${NAME_MAX} characters.`
    : undefined;
}

/** Who decides, and what they are about to decide; `decision` is null until both fields are filled. */
export function useDecisionForm() {
  const [name, setName] = useState('');
  const [relationship, setRelationship] = useState<GuardianDecision['relationship'] | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const [decision, setDecision] = useState<GuardianDecision | null>(null);

  function choose(choice: GuardianDecision['decision']): void {
    const found: Errors = {
      name: nameProblem(name),
      relationship: relationship === null ? 'Choose who you are to the player.' : undefined,
    };
    setErrors(found);
    if (found.name || relationship === null) setAttempt((count) => count + 1);
    else setDecision({ decision: choice, name: normaliseDisplayName(name), relationship });
  }

  const summary = (['name', 'relationship'] as const).flatMap((field) => {
    const message = errors[field];
    return message ? [{ fieldId: decisionIds[field], message }] : [];
  });
  return {
    name,
    setName: (next: string) => {
      setName(next);
      setErrors((before) => ({ ...before, name: before.name && nameProblem(next) }));
    },
    relationship,
    setRelationship: (next: GuardianDecision['relationship']) => {
      setRelationship(next);
      setErrors((before) => ({ ...before, relationship: undefined }));
    },
    errors,
    summary,
    attempt,
    decision,
    choose,
    goBack: () => setDecision(null),
  };
}
