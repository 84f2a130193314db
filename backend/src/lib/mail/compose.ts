import type { Operator } from '@skora/shared/utils/operator';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { renderMail, type MailContent, type RenderedMail } from './layout';
import type { MailKind, MailOf, OutboxMail } from './outbox-mail';
import type { SiteLinks } from './site-links';

/** What the features write their mails with. */
export interface ComposeDeps {
  auth: Auth;
  firestore: Firestore;
  /** Signs links that work without the store. */
  linkSecret: string;
  links: SiteLinks;
  /** What we promise, and who promises it. */
  operator: Operator;
  now: () => number;
}

/** The functions that write mails, by kind; `null` for a mail that has become void since it was due. */
export type Composers = {
  [Kind in MailKind]: (mail: MailOf<Kind>) => Promise<MailContent | null>;
};

/** A mail that only a newer release can write, which is running beside this one or will be again. */
export class UnknownMailKind extends Error {
  override readonly name = 'UnknownMailKind';
}

/** Makes the function that turns an entry of the outbox into a mail, with links made at that moment. @throws UnknownMailKind */
export function createComposer(composers: Composers) {
  return async (mail: OutboxMail): Promise<RenderedMail | null> => {
    const known: Partial<Record<string, unknown>> = composers;
    if (known[mail.kind] === undefined) throw new UnknownMailKind();
    const compose = composers[mail.kind] as (mail: OutboxMail) => Promise<MailContent | null>;
    const content = await compose(mail);
    return content === null ? null : renderMail(content);
  };
}
