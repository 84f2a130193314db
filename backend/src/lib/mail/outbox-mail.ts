interface Addressed {
  to: string;
}

/** A mail about somebody's account. */
export interface AccountMail extends Addressed {
  uid: string;
}

/** A mail about no account, or about none any more. */
export interface AddressMail extends Addressed {
  uid: string | null;
}

/**
 * What the outbox keeps of a mail, by its kind. Every feature adds its own kinds in its `mails/compose.ts`. Links are made
 * when a mail is delivered, so no code or token ever rests in the store.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the features declare its members
export interface MailKinds {}

export type MailKind = keyof MailKinds;
export type MailOf<Kind extends MailKind> = MailKinds[Kind] & { kind: Kind };

/** A mail that is due. */
export type OutboxMail = { [Kind in MailKind]: MailOf<Kind> }[MailKind];

/** A mail that only a newer release can write, which is running beside this one or will be again. */
export class UnknownMailKind extends Error {
  override readonly name = 'UnknownMailKind';
}
