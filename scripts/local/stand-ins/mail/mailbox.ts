import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import type { Address } from 'postal-mime';
import type { ToldEvent } from './mail-events';

export type Message = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  /** ISO 8601 time of arrival. */
  date: string;
  text: string;
  html: string | null;
  /** Lower-case header names. */
  headers: Record<string, string>;
  /** What the backend was told about it, the latest last. */
  told: ToldEvent[];
};

const limit = 500;

function listAddresses(list: Address[] | undefined): string[] {
  return (list ?? []).flatMap((entry) => entry.address ?? listAddresses(entry.group));
}

/** The newest mails. */
export class Mailbox {
  #messages: Message[] = [];
  /** Of all mails that ever came, also those that are gone from the mailbox. */
  #messageIds = new Set<string>();

  constructor(
    /** Called when it holds something else than before. */
    private readonly onChange: () => void = () => undefined,
  ) {}

  /** Newest first. */
  get messages(): readonly Message[] {
    return this.#messages;
  }

  find(id: string): Message | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  /** Whether a mail with this `Message-ID` has come. */
  hasTaken(messageId: string): boolean {
    return this.#messageIds.has(messageId);
  }

  /** Parses a mail as it came over SMTP and puts it on top. */
  async add(raw: Buffer, recipients: string[]): Promise<void> {
    const mail = await PostalMime.parse(raw);
    const message: Message = {
      id: randomUUID(),
      from: mail.from?.address ?? '',
      to: recipients.length > 0 ? recipients : listAddresses(mail.to),
      subject: mail.subject ?? '',
      date: new Date().toISOString(),
      text: mail.text ?? '',
      html: mail.html ?? null,
      headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
      told: [],
    };
    this.#messages = [message, ...this.#messages].slice(0, limit);
    if (mail.messageId !== undefined) this.#messageIds.add(mail.messageId);
    this.onChange();
  }

  /** Writes down what the backend was told about a mail. */
  addTold(message: Message, told: ToldEvent): void {
    message.told.push(told);
    this.onChange();
  }

  clear(): void {
    this.#messages = [];
    this.onChange();
  }

  /** Everything as JSON. */
  dump(): string {
    return JSON.stringify({ messages: this.#messages, messageIds: [...this.#messageIds] });
  }

  /** Takes over what {@link dump} gave. */
  restore(json: string): void {
    const { messages, messageIds } = JSON.parse(json) as { messages: Message[]; messageIds: string[] };
    this.#messages = messages;
    this.#messageIds = new Set(messageIds);
  }
}
