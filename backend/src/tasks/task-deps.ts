import type { Services } from '../server/services';

/** What a scheduled task works with, called over HTTP or from a shell. */
export interface TaskDeps extends Services {
  log: {
    warn: (fields: object, message: string) => void;
    error: (fields: object, message: string) => void;
  };
}
