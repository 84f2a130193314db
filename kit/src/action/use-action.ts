import { useCallback, useEffect, useRef, useState } from 'react';
import { failureMessage } from '../failure/failure-message';

/** Options of {@link useAction}. */
export interface ActionOptions {
  /** Without a connection the work waits, and goes on by itself when the connection is back. */
  offline?: boolean;
  /** What to tell a person about an error; `failureMessage` unless given. */
  words?: (error: unknown) => string;
}

/** One piece of work at a time: what a button or a form may show about it. */
export interface Action {
  busy: boolean;
  /** The work waits for a connection. */
  waiting: boolean;
  /** What the latest work threw; null before, during and after a good one. */
  error: unknown;
  /** The same in words; null for none. */
  failure: string | null;
  /**
   * Does nothing while earlier work is under way. Never rejects.
   * @param explained says that an error was shown elsewhere, at its field for example
   * @param again what to do once there is a connection; the same work unless given
   */
  run: (
    work: () => Promise<void>,
    explained?: (error: unknown) => boolean,
    again?: () => void,
  ) => Promise<void>;
  /** Shows no outcome of earlier work any more, and waits for no connection. */
  clear: () => void;
  /** Shows this error as if work had thrown it. */
  fail: (error: unknown) => void;
}

type State = { status: 'idle' | 'busy' | 'waiting' } | { status: 'failed'; error: unknown };

const IDLE: State = { status: 'idle' };

/** Runs one piece of work at a time and keeps what went wrong. */
export function useAction({ offline = false, words = failureMessage }: ActionOptions = {}): Action {
  const [state, setState] = useState(IDLE);
  // A state would be one render late: two presses in one frame would both pass.
  const running = useRef(false);
  const pending = useRef<() => void>(() => undefined);

  const run: Action['run'] = useCallback(
    async (work, explained, again) => {
      if (running.current) return;
      pending.current = again ?? (() => void run(work, explained));
      if (offline && !navigator.onLine) return setState({ status: 'waiting' });
      running.current = true;
      setState({ status: 'busy' });
      try {
        await work();
        setState(IDLE);
      } catch (error) {
        console.info('[skora] an action did not succeed:', error);
        if (explained?.(error)) setState(IDLE);
        else setState(offline && !navigator.onLine ? { status: 'waiting' } : { status: 'failed', error });
      } finally {
        running.current = false;
      }
    },
    [offline],
  );
  const clear = useCallback(() => setState((now) => (now.status === 'busy' ? now : IDLE)), []);
  const fail = useCallback((error: unknown) => setState({ status: 'failed', error }), []);

  useEffect(() => {
    if (state.status !== 'waiting') return undefined;
    const retry = () => pending.current();
    window.addEventListener('online', retry);
    // The connection may have come back before anybody listened.
    if (navigator.onLine) retry();
    return () => window.removeEventListener('online', retry);
  }, [state.status]);

  return {
    busy: state.status === 'busy',
    waiting: state.status === 'waiting',
    error: state.status === 'failed' ? state.error : null,
    failure: state.status === 'failed' ? words(state.error) : null,
    run,
    clear,
    fail,
  };
}
