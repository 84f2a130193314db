import type { Firestore } from 'firebase-admin/firestore';
import type { AppConfig } from '../../lib/services/app-deps';

/** What sending the digest works with. */
export interface DigestDeps {
  config: Pick<AppConfig, 'mail' | 'mailEvents' | 'publicOrigin' | 'operator' | 'linkSecret'>;
  firestore: Firestore;
  now: () => number;
  log: {
    warn: (fields: object, message: string) => void;
    error: (fields: object, message: string) => void;
  };
  /** Aborted when the process is asked to end: nobody new is served then. */
  closing: AbortSignal;
  /** Whether there is time for more mails. */
  goOn: () => boolean;
}
