import { useEffect, useRef } from 'react';
import { onEvent } from './event-bus';
import type { EventMap } from './event-map';

/** Listens to a fact while the component is mounted. @example useEvent('auth:signed-out', close) */
export function useEvent<Name extends keyof EventMap>(
  name: Name,
  handler: (payload: EventMap[Name]) => void,
): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => onEvent(name, (payload) => latest.current(payload)), [name]);
}
