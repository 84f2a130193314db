import type { Firestore } from 'firebase-admin/firestore';
import { recordSent, type SentMail } from '../log/mail-record';
import { readSuppression, suppress } from './suppression-store';
import { judgePassage, type MailPurpose, type Passage } from './suppression';

/** A mail that must not go to its address now. */
export class MailWithheld extends Error {
  override readonly name = 'MailWithheld';
  readonly code = 'EWITHHELD';

  constructor(readonly passage: Exclude<Passage, { kind: 'goes' }>) {
    super('Mails to this address are withheld.');
  }
}

/** Nobody could say whether a mail may go. */
class GateUnavailable extends Error {
  override readonly name = 'GateUnavailable';
  readonly code = 'EGATE';
}

/** What every mail passes on its way out. */
export interface MailGate {
  /** @throws MailWithheld; GateUnavailable when the store does not answer */
  pass: (to: string, purpose: MailPurpose) => Promise<void>;
  /** Writes down that the mail server has taken a mail. Never rejects: the mail has left. */
  sent: (mail: SentMail) => Promise<void>;
  /** The mail server says that there is no such mailbox. Never rejects. */
  unknownMailbox: (to: string) => Promise<void>;
}

interface GateDeps {
  firestore: Firestore;
  now: () => number;
  log: { warn: (fields: object, message: string) => void };
}

/** The gate of the mails that are kept from addresses in `mailSuppressions`. */
export function createMailGate({ firestore, now, log }: GateDeps): MailGate {
  async function quietly(work: Promise<void>) {
    try {
      await work;
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'mail not recorded');
    }
  }
  return {
    pass: async (to, purpose) => {
      const stored = await readSuppression(firestore, to).catch((cause: unknown) => {
        throw new GateUnavailable('The list of suppressed addresses does not answer.', { cause });
      });
      const passage = judgePassage(stored, purpose, now());
      if (passage.kind !== 'goes') throw new MailWithheld(passage);
    },
    sent: (mail) => quietly(recordSent(firestore, mail, now())),
    unknownMailbox: (to) => quietly(suppress(firestore, to, 'hard-bounce', 'smtp', now())),
  };
}
