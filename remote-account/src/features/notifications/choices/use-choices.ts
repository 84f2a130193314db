import { useAction, useRequest } from '@skora/kit';
import { useRequiredUser } from '@skora/shared/session';
import { useRef, useState } from 'react';
import { type Choices, readChoices, saveChoices } from '../api/notifications-api';

export type Choice = Pick<Choices, 'off' | 'weeklyDay'>;

/**
 * What the player wants to be told. Each change is saved at once, and presses during a save go out with the next one. When
 * it fails, what was saved last stands again, and the page says so.
 */
export function useChoices() {
  const { uid } = useRequiredUser();
  const loaded = useRequest(`choices of ${uid}`, readChoices);
  const [saved, setSaved] = useState<Choices | null>(null);
  const [shown, setShown] = useState<Choice | null>(null);
  // A state would be one render late: two presses in one frame would forget the first.
  const wanted = useRef<Choice | null>(null);
  const action = useAction();
  const stored = saved ?? loaded.value;

  async function saveAll() {
    try {
      for (let sent = null; wanted.current !== sent;) {
        sent = wanted.current;
        if (sent !== null) setSaved(await saveChoices(sent.off, sent.weeklyDay));
      }
    } finally {
      wanted.current = null;
      setShown(null);
    }
  }

  const choose = (change: Partial<Choice>) => {
    if (stored === null) return;
    wanted.current = { ...(wanted.current ?? stored), ...change };
    setShown(wanted.current);
    void action.run(saveAll);
  };
  return { ...loaded, choices: stored && { ...stored, ...shown }, isSaved: saved !== null, action, choose };
}
