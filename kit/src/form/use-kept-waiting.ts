import { useEffect, useRef } from 'react';
import { deviceStorage } from '@skora/shared/storage-keys';
import type { Action } from '../action/use-action';
import { isUnanswered } from '../failure/is-unanswered';
import { waitingKey } from './kept-waiting';

/**
 * Remembers on this device that a form waits for a connection, so that it is sent although its tab was closed.
 * @param draftKey names the form; its draft has what was typed. Null: the form is forgotten with its tab
 * @param action that sends it
 * @param resume sends the form again, when a form that waited is shown anew. Returns whether sending began
 */
export function useKeptWaiting(
  draftKey: string | null,
  { busy, waiting, error }: Action,
  resume: () => boolean,
): void {
  // Open: nothing is known of a sending that began. Then the device goes on remembering, because this tab may be closed as
  // well, and a browser may call itself online while nothing answers. Settled: sent, refused or withdrawn, and before any.
  const isOpen = busy || (error !== null && isUnanswered(error));
  const state = waiting ? 'waiting' : isOpen ? 'open' : 'settled';
  const key = draftKey === null ? null : waitingKey(draftKey);
  const before = useRef(state);
  useEffect(() => {
    if (key === null || deviceStorage.read(key) === null) return;
    if (!resume()) deviceStorage.remove(key);
    // Once for each form: a later answer to the same question is the person's own.
  }, [key]);
  useEffect(() => {
    if (key !== null && state === 'waiting') deviceStorage.write(key, 'true');
    else if (key !== null && state === 'settled' && before.current !== 'settled') deviceStorage.remove(key);
    before.current = state;
  }, [key, state]);
}
