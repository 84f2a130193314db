import type { Services } from './services';

/** What a scheduled task works with, called over HTTP or from a shell. */
export interface TaskDeps extends Services {
  log: {
    warn: (fields: object, message: string) => void;
    error: (fields: object, message: string) => void;
  };
  /** Aborted when the process is asked to end: a long step then stops where it is. */
  closing: AbortSignal;
  /** Whether there is time for more, and no other run has the turn. A step that works in portions asks it between two of them. */
  goOn: () => boolean;
}
