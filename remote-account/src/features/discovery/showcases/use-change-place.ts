import { useState } from 'react';
import { failureMessage } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { register } from './api/register';
import { withdraw } from './api/withdraw';
import type { Place } from './api/showcase';

const REFUSALS: Readonly<Record<number, string>> = {
  403: 'Registering is part of the Pro League Path. If you have just changed your plan, try again in a moment.',
  404: 'This event is not on the schedule any more.',
  409: 'Registration closed a moment ago.',
  422: 'Your age on the day is outside the ages of this event or, below 18, your guardian’s agreement is missing.',
  503: 'Very many players are registering right now. Your place is not lost: try again in a moment.',
};

function explainFailure(error: unknown): string {
  return (error instanceof Refusal ? REFUSALS[error.status] : undefined) ?? failureMessage(error);
}

/** Takes a place and gives it back. @param answered how the player stands after it */
export function useChangePlace(id: string, answered: (place: Place) => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = async (work: () => Promise<Place>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      answered(await work());
    } catch (error) {
      setFailure(explainFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    failure,
    take: (guardianAgrees: boolean) => change(() => register(id, guardianAgrees)),
    giveBack: () => change(() => withdraw(id)),
  };
}
