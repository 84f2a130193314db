import { EventEmitter, once } from 'node:events';

/** Counts mails by their identifier, and forgets the rest. */
export class MailTally {
  readonly #byId = new Map<string, string>();
  readonly #arrivals = new EventEmitter();
  /** Mails taken, repeated ones too. */
  taken = 0;
  /** The same identifier sent to another address; there must be none. */
  mixedUp = 0;

  async add(raw: Buffer, [recipient = '']: string[]): Promise<void> {
    const id = /^Message-ID: (\S+)/im.exec(raw.toString('latin1'))?.[1] ?? '';
    const known = this.#byId.get(id);
    if (known !== undefined && known !== recipient) this.mixedUp += 1;
    this.#byId.set(id, recipient);
    this.taken += 1;
    this.#arrivals.emit('mail');
  }

  /** Whether a mail with this `Message-ID` has come. */
  hasTaken(messageId: string): boolean {
    return this.#byId.has(messageId);
  }

  /** Different mails, and how many addresses they went to. */
  get different() {
    return { mails: this.#byId.size, recipients: new Set(this.#byId.values()).size };
  }

  async untilTaken(count: number): Promise<void> {
    while (this.taken < count) await once(this.#arrivals, 'mail');
  }
}
