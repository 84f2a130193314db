import { useAction, useRequest } from '@skora/kit';
import type { NotificationKind } from '@skora/domain';
import { Refusal } from '@skora/shared/api';
import { useRequiredUser } from '@skora/shared/session';
import { useRef, useState } from 'react';
import { type ChoiceChange, type Choices, readChoices, saveChoices } from '../api/notifications-api';

function both(earlier: ChoiceChange | null, later: ChoiceChange): ChoiceChange {
  return { ...earlier, ...later, kinds: { ...earlier?.kinds, ...later.kinds } };
}

function withChange(stored: Choices, { kinds = {}, weeklyDay = stored.weeklyDay }: ChoiceChange): Choices {
  const named = Object.keys(kinds) as NotificationKind[];
  const others = stored.off.filter((kind) => !named.includes(kind));
  return { ...stored, weeklyDay, off: [...others, ...named.filter((kind) => kinds[kind] === false)] };
}

/**
 * What the player wants to be told. Each change is saved at once, and presses during a save go out with the next one. When
 * it fails, what was saved last stands again, and the page says so.
 */
export function useChoices() {
  const { uid } = useRequiredUser();
  const loaded = useRequest(`choices of ${uid}`, readChoices);
  const [saved, setSaved] = useState<Choices | null>(null);
  const [shown, setShown] = useState<ChoiceChange | null>(null);
  // A state would be one render late: two presses in one frame would forget the first.
  const waiting = useRef<ChoiceChange | null>(null);
  const action = useAction();
  const stored = saved ?? loaded.value;

  async function saveAll() {
    try {
      while (waiting.current !== null) {
        const sent = waiting.current;
        waiting.current = null;
        setSaved(await saveChoices(sent));
      }
    } finally {
      waiting.current = null;
      setShown(null);
    }
  }

  /** Nobody may be told any more since the page was loaded: what is asked for again says so. */
  const isClosed = (error: unknown) => {
    if (!(error instanceof Refusal && error.status === 403)) return false;
    setSaved(null);
    loaded.retry();
    return true;
  };

  const choose = (change: ChoiceChange) => {
    if (stored === null) return;
    waiting.current = both(waiting.current, change);
    setShown((before) => both(before, change));
    void action.run(saveAll, isClosed);
  };
  const choices = stored && (shown ? withChange(stored, shown) : stored);
  return { ...loaded, choices, isSaved: saved !== null, action, choose };
}
