import { useEffect, useRef } from 'react';
import { deviceStorage } from '@skora/shared/storage-keys';

/**
 * Remembers on this device that a form waits for a connection, so that it is sent although its tab was closed.
 * @param draftKey names the form; its draft has what was typed. Null: the form is forgotten with its tab
 * @param resume sends the form again; called once, when a form that waited is shown anew
 */
export function useKeptWaiting(draftKey: string | null, waiting: boolean, resume: () => void): void {
  const key = draftKey === null ? null : `waiting_${draftKey}`;
  const waited = useRef(false);
  useEffect(() => {
    if (key === null || deviceStorage.read(key) === null) return;
    deviceStorage.remove(key);
    resume();
    // Once for each form: a later answer to the same question is the person's own.
  }, [key]);
  useEffect(() => {
    if (key !== null && waiting) deviceStorage.write(key, 'true');
    else if (key !== null && waited.current) deviceStorage.remove(key);
    waited.current = waiting;
  }, [key, waiting]);
}
